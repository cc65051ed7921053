import { useQuery } from '@tanstack/react-query';
import { diffWordsWithSpace } from 'diff';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import { textOfHtml } from '#platform/contract/rich-text.ts';
import { singlePostVersion } from '../../contract.ts';
import * as say from '../../messages.ts';
import type { PostFields } from '../../post-fields.ts';

/** What is compared, in the order in which it is shown. */
const COMPARED: readonly [keyof PostFields, string][] = [
  ['title', say.title()],
  ['content', say.content()],
  ['excerpt', say.excerpt()],
  ['author', say.author()],
  ['tags', say.tags()],
  ['slug', say.address()],
  ['coverAlt', say.coverPicture()],
];

interface Props {
  version: string;
  /** The version before it; undefined if it is the first one. */
  before: string | undefined;
}

/** A version’s words, with what was added and what was taken away. */
export function VersionDifference({ version, before }: Props) {
  const texts = useQuery({
    queryKey: [singlePostVersion.name, version, before],
    queryFn: async () => {
      const read = async (versionId: string) =>
        (await makeCall(singlePostVersion, { query: { versionId } })).record as PostFields;
      return { after: await read(version), before: before ? await read(before) : undefined };
    },
  });
  if (texts.isPending) return <p role="status">{say.loading()}</p>;
  if (texts.error) return <p role="alert">{refusalText(texts.error)}</p>;
  const { after, before: former = after } = texts.data;
  const isFirst = texts.data.before === undefined;
  const shown = COMPARED.filter(([name]) => isFirst || former[name] !== after[name]).filter(
    ([name]) => former[name] || after[name],
  );
  if (shown.length === 0) return <p>{say.noTextChanged()}</p>;
  return shown.map(([name, label]) => (
    <div key={name} className="difference">
      <h3>{label}</h3>
      <Difference from={wordsOf(name, former)} to={wordsOf(name, after)} isFirst={isFirst} />
    </div>
  ));
}

function Difference({ from, to, isFirst }: { from: string; to: string; isFirst: boolean }) {
  if (from === to && !isFirst) return <p>{say.onlyFormatting()}</p>;
  const parts = diffWordsWithSpace(from, to);
  return (
    <p className="difference-text">
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index} ${value.length}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}

function wordsOf(name: keyof PostFields, fields: PostFields): string {
  return name === 'content' ? textOfHtml(fields.content) : fields[name];
}
