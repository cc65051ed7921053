import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { shortDate } from '#platform/contract/zoned-time.ts';
import { DAYS_SHOWN, type Overview, type Share } from '../contract.ts';
import * as say from '../messages.ts';
import { ChartFigure } from './chart-figure.tsx';
import { AXIS, TOOLTIP } from './chart-looks.ts';
import { ShareChart } from './share-chart.tsx';

const HEIGHT = 180;

export function Charts({ overview }: { overview: Overview }) {
  const perDay = overview.registrationsPerDay.map(({ day, count }) => ({ label: shortDate(day), count }));
  const { companies, registrations } = overview.otherCompanies;
  const others =
    companies > 0 ? [{ label: say.otherCompanies({ count: companies }), count: registrations }] : [];
  return (
    <>
      <ColumnChart
        title={say.registrationsOverDays({ days: DAYS_SHOWN })}
        label={say.day()}
        shares={perDay}
      />
      <ShareChart
        title={say.howTheyHeard()}
        label={say.answer()}
        shares={overview.registrationsByNotice}
        tone="palm"
      />
      <ShareChart
        title={say.registrationsByCompany()}
        label={say.company()}
        shares={[...overview.registrationsByCompany, ...others]}
        tone="indigo"
      />
      <ShareChart
        title={say.requestsByPackage()}
        label={say.packageChosen()}
        shares={overview.requestsByPackage}
        tone="clay"
      />
    </>
  );
}

/** Counts over time, one column per day. */
function ColumnChart({ title, label, shares }: { title: string; label: string; shares: Share[] }) {
  return (
    <ChartFigure title={title} label={label} shares={shares} wide>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={shares} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="label" {...AXIS} minTickGap={24} />
          <YAxis allowDecimals={false} width={36} {...AXIS} />
          <Tooltip {...TOOLTIP} />
          <Bar
            dataKey="count"
            name={say.registrations()}
            fill="var(--color-thread-gold)"
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}
