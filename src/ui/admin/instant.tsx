import { dateTime, zoneLabel } from '#platform/contract/zoned-time.ts';
import { useSiteZone } from './site-zone.ts';

/** An instant in the edition's zone, with the zone's name; a table names the zone once, below. */
export function Instant({ value }: { value: string }) {
  const zone = useSiteZone();
  if (!zone) return <time dateTime={value} />;
  const words = dateTime(value, zone);
  const label = zoneLabel(zone, new Date(value));
  const [date, time] = words.split(', ');
  return (
    <time dateTime={value} title={`${words} ${label} (${zone})`}>
      <span>{date},</span> <span>{time}</span>
      <span className="zone"> {label}</span>
    </time>
  );
}
