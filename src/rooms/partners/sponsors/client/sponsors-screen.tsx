import { Link, linkOptions } from '@tanstack/react-router';
import { restoreRecords } from '#rooms/ground/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { OrderButton } from '#ui/admin/order-button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { WriteTo } from '#ui/admin/write-to.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import {
  deleteSponsor,
  orderSponsors,
  SPONSOR_TITLES,
  type Sponsor,
  sponsorChoices,
  viewSponsors,
} from '../contract.ts';
import { sponsorKind } from '../kind.ts';
import * as say from '../messages.ts';
import { titleLabel } from '../titles.ts';
import { LOGO_FALLBACK, logoAddress } from './logo-address.ts';

const column = columnsOf<Sponsor>();
const columns = [
  column.column('title', say.title(), titleLabel, { selfEvident: true }),
  column.name('name', say.name()),
  column.column(
    'image',
    say.logo(),
    (_image, sponsor) => (
      <span className="logo-pair">
        <img
          src={logoAddress(sponsor)}
          data-fallback={LOGO_FALLBACK}
          alt={say.logoOf({ name: sponsor.name })}
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
    ),
    { selfEvident: true, whole: true },
  ),
  column.column(
    'website',
    say.website(),
    (website) => (
      <a href={website} target="_blank" rel="noreferrer">
        {new URL(website).hostname}
      </a>
    ),
    { line: 'none' },
  ),
];

const IMPORT = linkOptions({ to: '/admin/import/$kind', params: { kind: sponsorKind.name } });
const nameOf = (sponsor: Sponsor) => sponsor.name;
const edit = (sponsor: Sponsor) => linkOptions({ to: '/admin/sponsor-edit/$id', params: { id: sponsor.id } });
const removal = {
  call: deleteSponsor,
  restore: restoreRecords,
  counted: say.countedSponsors,
  question: say.deleteQuestion,
  nameOf: (sponsor: Sponsor) => `${sponsor.name} (${sponsor.title})`,
  failure: say.deleteFailed(),
};

export function SponsorsScreen() {
  const titles = useReplyOfEdition(sponsorChoices)?.titles ?? SPONSOR_TITLES;
  const filters = [
    {
      name: 'title',
      label: say.title(),
      options: titles.map((value) => ({ value, label: titleLabel(value) })),
    },
  ];
  const edition = useEdition();
  return (
    <Screen
      title={say.many()}
      edition="choice"
      actions={
        <>
          <WriteTo to="sponsors" />
          <OrderButton
            list={viewSponsors}
            query={{ edition }}
            order={orderSponsors}
            nameOf={nameOf}
            title={say.orderTitle()}
          />
          <Link {...IMPORT} className={buttonClass()}>
            {say.importFile()}
          </Link>
          <Link to="/admin/addpartner" className={buttonClass('act')}>
            {say.add()}
          </Link>
        </>
      }
    >
      <RecordTable
        call={viewSponsors}
        columns={columns}
        caption={say.many()}
        nameOf={nameOf}
        pageSize={5}
        searchLabel={say.search()}
        filters={filters}
        add={sponsorKind.addScreen}
        edit={edit}
        remove={removal}
        emptyHint={
          <RichMessage
            of={say.addFirst()}
            tags={{
              add: (words) => <Link to="/admin/addpartner">{words}</Link>,
              list: (words) => <Link {...IMPORT}>{words}</Link>,
            }}
          />
        }
      />
    </Screen>
  );
}
