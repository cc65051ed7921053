import { Link, linkOptions } from '@tanstack/react-router';
import { viewContent } from '#modules/content/contract.ts';
import { restoreRecords } from '#modules/records/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { OrderButton } from '#ui/admin/order-button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { useReply } from '#ui/admin/use-reply.ts';
import { deleteSponsor, orderSponsors, SPONSOR_TITLES, type Sponsor, viewSponsors } from '../contract.ts';
import { sponsorKind } from '../kind.ts';
import { sponsorTitles } from '../titles.ts';
import { LOGO_FALLBACK, logoAddress } from './logo-address.ts';

const column = columnsOf<Sponsor>();
const columns = [
  column.text('title', 'Title'),
  column.name('name', 'Name'),
  column.column('image', 'Logo', (_image, sponsor) => (
    <span className="logo-pair">
      <img
        src={logoAddress(sponsor)}
        data-fallback={LOGO_FALLBACK}
        alt={`Logo of ${sponsor.name}`}
        loading="lazy"
      />
      <img
        src={logoAddress(sponsor)}
        data-fallback={LOGO_FALLBACK}
        alt=""
        className="on-dark"
        loading="lazy"
      />
    </span>
  )),
  column.column('website', 'Website', (website) => (
    <a href={website} target="_blank" rel="noreferrer">
      {new URL(website).hostname}
    </a>
  )),
];

const IMPORT = linkOptions({ to: '/admin/import/$kind', params: { kind: sponsorKind.name } });
const nameOf = (sponsor: Sponsor) => sponsor.name;
const edit = (sponsor: Sponsor) => linkOptions({ to: '/admin/sponsor-edit/$id', params: { id: sponsor.id } });
const removal = {
  call: deleteSponsor,
  restore: restoreRecords,
  noun: { one: 'sponsor or partner', many: 'sponsors and partners' },
  nameOf: (sponsor: Sponsor) => `${sponsor.name} (${sponsor.title})`,
  failure: 'Error deleting sponsor or partner',
};

export function SponsorsScreen() {
  const titles = useReply(viewContent, sponsorTitles) ?? SPONSOR_TITLES;
  const filters = [{ name: 'title', label: 'Title', options: titles }];
  return (
    <Screen
      title="Sponsors and partners"
      actions={
        <>
          <OrderButton
            list={viewSponsors}
            order={orderSponsors}
            nameOf={nameOf}
            noun="sponsors and partners"
          />
          <Link {...IMPORT} className={buttonClass()}>
            Import
          </Link>
          <Link to="/admin/addpartner" className={buttonClass('act')}>
            Add sponsor/partner
          </Link>
        </>
      }
    >
      <RecordTable
        call={viewSponsors}
        columns={columns}
        caption="Sponsors and partners"
        nameOf={nameOf}
        pageSize={5}
        searchLabel="Search by title or name"
        filters={filters}
        add={sponsorKind.addScreen}
        edit={edit}
        remove={removal}
        emptyHint={
          <>
            <Link to="/admin/addpartner">Add the first sponsor or partner</Link> or{' '}
            <Link {...IMPORT}>import a list</Link>.
          </>
        }
      />
    </Screen>
  );
}
