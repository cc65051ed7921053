import { dateTime, zoneLabel } from '#platform/contract/zoned-time.ts';
import { useSiteZone } from './site-zone.ts';

/** An instant in the edition's zone, with the zone's name; a table names the zone once, below. */
export function Instant({ value }: { value: string }) {
  const zone = useSiteZone();
  if (!zone) return <time dateTime={value} />;
  const text = dateTime(value, zone);
  const label = zoneLabel(zone, new Date(value));
  const [date, time] = text.split(', ');
  return (
    <time dateTime={value} title={`${text} ${label} (${zone})`}>
      <span>{date}</span>
      <span>, {time}</span>
      <span className="zone"> {label}</span>
    </time>
  );
}
