import type { ComponentProps, ReactNode } from 'react';
import type { Call, CallOutput } from '#platform/contract/call.ts';
import type { EditionMark } from '../chosen-edition.ts';
import { Screen } from '../screen.tsx';
import { useOrderedNeighbours } from '../table/list-order.ts';
import { Steps } from '../table/steps.tsx';
import { useRecentRecord } from '../use-recent-record.ts';
import { RecordLoader } from './record-loader.tsx';

interface Props<C extends Call> extends Omit<ComponentProps<typeof RecordLoader<C>>, 'frame'> {
  /** What the screen does, such as 'Update Speaker'. */
  title: string;
  /** The list that the record is in. */
  within: NonNullable<ComponentProps<typeof Screen>['within']>;
  nameOf: (reply: CallOutput<C>) => string;
  /** Shown next to the name. */
  actions?: ReactNode;
  /** What is said about the edition that the record belongs to. */
  edition?: EditionMark;
}

/** A screen that updates one record. Its heading is the record's name. */
export function UpdateScreen<C extends Call>({
  title,
  within,
  nameOf,
  actions,
  edition,
  ...loading
}: Props<C>) {
  const neighbours = useOrderedNeighbours();
  return (
    <RecordLoader
      {...loading}
      layout={(content, reply) => (
        <Screen
          title={reply ? nameOf(reply) : title}
          crumb={title}
          within={within}
          {...(edition && { edition })}
          actions={
            (actions || neighbours) && (
              <>
                {actions}
                {neighbours && <Steps {...neighbours} />}
              </>
            )
          }
        >
          <Remembered title={reply && nameOf(reply)} />
          {content}
        </Screen>
      )}
    />
  );
}

function Remembered({ title }: { title: string | undefined }) {
  useRecentRecord(title);
  return null;
}
