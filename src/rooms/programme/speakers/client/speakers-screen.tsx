import { Link, linkOptions } from '@tanstack/react-router';
import { restoreRecords } from '#rooms/ground/contract.ts';
import { buttonClass } from '#ui/admin/button.tsx';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { OrderButton } from '#ui/admin/order-button.tsx';
import { Screen } from '#ui/admin/screen.tsx';
import { columnsOf, recordColumns } from '#ui/admin/table/columns.tsx';
import { RecordTable } from '#ui/admin/table/record-table.tsx';
import { useReplyOfEdition } from '#ui/admin/use-reply-of-edition.ts';
import { RichMessage } from '#ui/rich-message.tsx';
import { deleteSpeaker, orderSpeakers, type Speaker, speakerChoices, speakerList } from '../contract.ts';
import { speakerKind } from '../kind.ts';
import * as say from '../messages.ts';
import { roleLabel, SPEAKER_ROLES } from '../roles.ts';
import { speakerFields } from '../speaker-fields.ts';

const column = columnsOf<Speaker>();
const { role, ...others } = speakerFields;
const columns = [
  ...recordColumns<Speaker, typeof others>(others, {
    fullname: (label) => column.name('fullname', label),
  }),
  column.column('role', role.listed(), (name) => roleLabel(name), { selfEvident: true, line: 3 }),
];

const IMPORT = linkOptions({ to: '/admin/import/$kind', params: { kind: speakerKind.name } });
const clothOf = ({ fullname }: Speaker) => fullname;
const nameOf = (speaker: Speaker) => `${speaker.title} ${speaker.fullname}`;
const edit = (speaker: Speaker) =>
  linkOptions({ to: '/admin/update-speaker/$speakerId', params: { speakerId: speaker.id } });
const removal = {
  call: deleteSpeaker,
  restore: restoreRecords,
  counted: say.counted,
  question: say.deleteQuestion,
  nameOf,
  failure: say.deleteFailed(),
};

export function SpeakersScreen() {
  const edition = useEdition();
  const { roles = SPEAKER_ROLES } = useReplyOfEdition(speakerChoices, { edition }) ?? {};
  const options = roles.map((value) => ({ value, label: roleLabel(value) }));
  const filters = [{ name: 'role', label: say.eventRole(), options }];
  return (
    <Screen
      title={say.many()}
      edition="choice"
      actions={
        <>
          <OrderButton
            list={speakerList}
            query={{ edition }}
            order={orderSpeakers}
            nameOf={nameOf}
            title={say.orderTitle()}
          />
          <Link {...IMPORT} className={buttonClass()}>
            {say.importFile()}
          </Link>
          <Link to="/admin/add-speaker" className={buttonClass('act')}>
            {say.addSpeaker()}
          </Link>
        </>
      }
    >
      <RecordTable
        call={speakerList}
        columns={columns}
        caption={say.many()}
        nameOf={nameOf}
        cloth={clothOf}
        pageSize={10}
        searchLabel={say.search()}
        filters={filters}
        add={speakerKind.addScreen}
        edit={edit}
        remove={removal}
        emptyHint={
          <RichMessage
            of={say.addFirst()}
            tags={{
              add: (words) => <Link to="/admin/add-speaker">{words}</Link>,
              list: (words) => <Link {...IMPORT}>{words}</Link>,
            }}
          />
        }
      />
    </Screen>
  );
}
