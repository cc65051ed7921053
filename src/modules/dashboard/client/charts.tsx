import { shortDate } from '#platform/contract/event-zone.ts';
import { DAYS_SHOWN, type Overview } from '../contract.ts';
import { ColumnChart } from './column-chart.tsx';
import { ShareChart } from './share-chart.tsx';

export function Charts({ overview }: { overview: Overview }) {
  const perDay = overview.registrationsPerDay.map(({ day, count }) => ({ label: shortDate(day), count }));
  const { companies, registrations } = overview.otherCompanies;
  const others = companies > 0 ? [{ label: `${companies} other companies`, count: registrations }] : [];
  return (
    <>
      <ColumnChart title={`Registrations over ${DAYS_SHOWN} days`} label="Day" shares={perDay} />
      <ShareChart title="How they heard" label="Answer" shares={overview.registrationsByNotice} tone="palm" />
      <ShareChart
        title="Registrations by company"
        label="Company"
        shares={[...overview.registrationsByCompany, ...others]}
        tone="indigo"
      />
      <ShareChart
        title="Requests by package"
        label="Package"
        shares={overview.requestsByPackage}
        tone="clay"
      />
    </>
  );
}
