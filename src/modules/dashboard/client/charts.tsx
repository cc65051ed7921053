import { shortDate } from '#platform/contract/zoned-time.ts';
import { DAYS_SHOWN, type Overview } from '../contract.ts';
import * as say from '../messages.ts';
import { ChartFigure } from './chart-figure.tsx';
import { DayCloth } from './day-cloth.tsx';
import { ShareChart } from './share-chart.tsx';

export function Charts({ overview }: { overview: Overview }) {
  const perDay = overview.registrationsPerDay.map(({ day, count }) => ({ label: shortDate(day), count }));
  const { companies, registrations } = overview.otherCompanies;
  const others =
    companies > 0 ? [{ label: say.otherCompanies({ count: companies }), count: registrations }] : [];
  return (
    <>
      <ChartFigure
        title={say.registrationsOverDays({ days: DAYS_SHOWN })}
        label={say.day()}
        shares={perDay}
        wide
        isOperated
      >
        <DayCloth overview={overview} />
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
