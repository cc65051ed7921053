import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkOptions } from '@tanstack/react-router';
import { Pencil, Trash2, X } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { Call, CallArguments } from '#platform/contract/call.ts';
import { language } from '#platform/contract/language.ts';
import { Strip } from '../../cloth/strip.tsx';
import { ACTIONS } from '../at-hand.ts';
import { Button, buttonClass } from '../button.tsx';
import { Given } from '../client-module.tsx';
import { CopyIcon } from '../copy-button.tsx';
import * as say from '../messages.ts';
import { listenForSingleKeys } from '../single-keys.ts';
import { useRecentRecord } from '../use-recent-record.ts';
import type { Removal } from './removal.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { placeOf } from './rows-by-key.ts';
import { type Neighbours, Steps } from './steps.tsx';
import { NOTHING, type RecordColumn } from './table-model.ts';
import type { Identified, ListCall } from './table-search.ts';

const UNREAD = say.nothingToShow();
/** As long as the panel is wide. */
const CLOTH_PICKS = 1344;

declare module '../client-module.tsx' {
  interface ClientModule {
    /** In the panel of any record, below what is known of it. */
    RecordPart?: ComponentType<{ id: string }>;
  }
}

/** How a table shows one complete record. */
export interface Details<Row extends Identified> {
  // biome-ignore lint/suspicious/noExplicitAny: whatever else the query takes, an id is enough
  call: Call<z.ZodObject<any>, z.ZodType, z.ZodType<{ record: Row }>>;
  /** Shown below the name. */
  columns: readonly RecordColumn<Row>[];
  /** What only some records have, below the columns. */
  further?: (row: Row) => readonly { label: string; value: string; file?: string | undefined }[];
  /** Whose cloth it wears. */
  cloth?: (row: Row) => string;
  /** Links to related screens. */
  links: (row: Row) => ReactNode;
  /** Opens the record at a part of it, from its row. */
  fromRow?: (row: Row) => ReactNode;
  /** What ends something, beside deleting and far from all else. */
  ending?: (row: Row) => ReactNode;
  /** Related records, below. */
  beside?: (row: Row) => ReactNode;
}

interface Props<Row extends Identified> {
  id: string;
  details: Details<Row>;
  nameOf: (row: Row) => string;
  list: Pick<ListCall<Row>, 'name'>;
  neighbours: Neighbours | undefined;
  edit: ((row: Row) => LinkOptions) | undefined;
  remove: Removal<Row> | undefined;
  onClose: () => void;
}

/** One complete record in a panel next to its list, with its own address. */
export function RecordDetails<Row extends Identified>(props: Props<Row>) {
  const { id, details, nameOf, onClose } = props;
  const goOn = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const { call } = details;
  const reply = useQuery({
    queryKey: [call.name, id],
    queryFn: ({ signal }) => makeCall(call, { query: { id } } as CallArguments<typeof call>, { signal }),
    gcTime: 0,
  });
  const row = reply.data?.record;
  useRecentRecord(row && nameOf(row), id);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="details" initialFocus={close} finalFocus={() => goOn.current ?? placeOf(id)}>
          <div className="dialog-head">
            <Dialog.Title className="details-title">
              {row ? nameOf(row) : reply.error ? UNREAD : say.loading()}
            </Dialog.Title>
            {props.neighbours && <Steps {...props.neighbours} />}
            <Dialog.Close ref={close} className="icon-button" aria-label={say.close()}>
              <X aria-hidden size={18} />
            </Dialog.Close>
          </div>
          {reply.error && !row && <p role="alert">{refusalText(reply.error)}</p>}
          {row && (
            <Whole
              {...props}
              row={row}
              onRemove={(next) => {
                goOn.current = next;
                onClose();
              }}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface WholeProps<Row extends Identified> extends Props<Row> {
  row: Row;
  onRemove: (goOn: HTMLElement | null) => void;
}

function Whole<Row extends Identified>(props: WholeProps<Row>) {
  const { row, details, list, edit, remove, onRemove } = props;
  const [removing, setRemoving] = useState(false);
  const cloth = details.cloth?.(row);
  return (
    <>
      {cloth && <Strip seed={cloth} along picks={CLOTH_PICKS} className="details-cloth" />}
      <Values row={row} details={details} />
      <div className="details-actions" {...{ [ACTIONS]: props.nameOf(row) }}>
        {edit && <EditLink {...edit(row)} />}
        {details.links(row)}
      </div>
      {details.beside?.(row)}
      <Given name="RecordPart" props={{ id: row.id }} />
      {(remove || details.ending) && (
        <div className="details-removal" {...{ [ACTIONS]: props.nameOf(row) }}>
          {details.ending?.(row)}
          {remove && (
            <Button kind="danger" onClick={() => setRemoving(true)}>
              <Trash2 aria-hidden size={16} />
              {say.deleteRecord()}
            </Button>
          )}
        </div>
      )}
      {remove && removing && (
        <RemoveDialog
          rows={[row]}
          removal={remove}
          list={list}
          onConfirm={onRemove}
          onCancel={() => setRemoving(false)}
        />
      )}
    </>
  );
}

/** What somebody wrote, or the file that they sent, at its address. */
function Answer({ value, file }: { value: string; file: string | undefined }) {
  return file ? (
    <a className="details-answer" href={file} download>
      {value}
    </a>
  ) : (
    <span className="details-answer">{value}</span>
  );
}

/** What is known; what is empty is folded away. */
function Values<Row extends Identified>({ row, details }: { row: Row; details: Details<Row> }) {
  const values = [
    ...details.columns
      .filter(({ meta }) => !meta?.primary)
      .map(({ meta }) => ({ label: meta?.label ?? '', shown: meta?.show?.(row), copied: meta?.copy?.(row) })),
    ...(details.further?.(row) ?? []).map(({ label, value, file }) => ({
      label,
      shown: value ? <Answer value={value} file={file} /> : NOTHING,
      copied: undefined,
    })),
  ];
  const empty = values.filter(({ shown }) => shown === NOTHING);
  return (
    <div>
      <dl className="details-list">
        {values
          .filter(({ shown }) => shown !== NOTHING)
          .map(({ label, shown, copied }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {shown}
                {copied && <CopyIcon text={copied} label={say.copyLabel({ label })} />}
              </dd>
            </div>
          ))}
      </dl>
      {empty.length > 0 && (
        <details className="details-empty">
          <summary>{say.emptyFields({ count: empty.length })}</summary>
          <p>{new Intl.ListFormat(language()).format(empty.map(({ label }) => label))}</p>
        </details>
      )}
    </div>
  );
}

/** Leads from an open record to its form, by click or by key. */
function EditLink(link: LinkOptions) {
  const ref = useRef<HTMLAnchorElement>(null);
  // The window is outside React, so its listener is added and removed with the link.
  useEffect(() => {
    const dialog = ref.current?.closest<HTMLElement>('[role="dialog"]') ?? undefined;
    return listenForSingleKeys({ e: () => ref.current?.click() }, dialog);
  }, []);
  return (
    <Link ref={ref} {...link} className={buttonClass()} aria-keyshortcuts="e">
      <Pencil aria-hidden size={16} />
      {say.edit()}
    </Link>
  );
}
