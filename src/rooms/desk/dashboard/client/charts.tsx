import { shortDate } from '#platform/contract/zoned-time.ts';
import type { Overview } from '../contract.ts';
import * as say from '../messages.ts';
import { ChartFigure } from './chart-figure.tsx';
import { DayCloth } from './day-cloth.tsx';
import { ShareChart } from './share-chart.tsx';

/** How many days are shown while all registrations are of fewer. */
const LEAST_DAYS = 7;

export function Charts({ overview: whole }: { overview: Overview }) {
  const overview = sinceFirst(whole);
  const perDay = overview.registrationsPerDay.map(({ day, count }) => ({ label: shortDate(day), count }));
  const { companies, registrations } = overview.otherCompanies;
  const others =
    companies > 0 ? [{ label: say.otherCompanies({ count: companies }), count: registrations }] : [];
  return (
    <>
      <ChartFigure
        title={say.registrationsOverDays({ days: perDay.length })}
        label={say.day()}
        shares={perDay}
        wide
        isOperated
      >
        {/* What is pointed at is counted from its first day. */}
        <DayCloth key={overview.registrationsPerDay[0]?.day} overview={overview} />
      </ChartFigure>
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

/** Without the days before the first registration of all: most of the cloth would be bare. */
function sinceFirst(overview: Overview): Overview {
  const { registrationsPerDay: days, weft, registrationsByNotice } = overview;
  if (sum(days) < sum(registrationsByNotice)) return overview;
  const first = Math.min(
    days.findIndex(({ count }) => count > 0),
    days.length - LEAST_DAYS,
  );
  if (first <= 0) return overview;
  return { ...overview, registrationsPerDay: days.slice(first), weft: weft.slice(first) };
}

function sum(shares: readonly { count: number }[]): number {
  return shares.reduce((total, { count }) => total + count, 0);
}
