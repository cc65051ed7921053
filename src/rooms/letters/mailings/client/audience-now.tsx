import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { language } from '#platform/contract/language.ts';
import { Panel } from '#ui/admin/panel.tsx';
import { RichMessage } from '#ui/rich-message.tsx';
import { type MailingInput, previewAudience } from '../contract.ts';
import * as say from '../messages.ts';

/** While somebody types, the last letter is waited for. */
const TYPING_MS = 300;

/** How many the mail would reach as it is chosen now, and who the first of them are. */
export function AudienceNow() {
  const [purpose, audience] = useWatch<MailingInput, ['purpose', 'audience']>({
    name: ['purpose', 'audience'],
  });
  const { data, error } = useQuery({
    queryKey: [previewAudience.name, purpose, audience],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
      signal.throwIfAborted();
      return makeCall(previewAudience, { body: { purpose, audience } }, { signal });
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Panel title={say.whoGetsItNow()}>
      {error && <p role="alert">{refusalText(error)}</p>}
      {data && !error && (
        <>
          <p role="status">
            <RichMessage
              of={say.reaches({ count: data.count })}
              tags={{ addresses: (words) => <strong>{words}</strong> }}
            />
          </p>
          {data.names.length > 0 && <p translate="no">{namesOf(data)}</p>}
        </>
      )}
    </Panel>
  );
}

function namesOf({ names, count }: { names: readonly string[]; count: number }): string {
  const more = count - names.length;
  return new Intl.ListFormat(language()).format(more > 0 ? [...names, say.others({ count: more })] : names);
}
