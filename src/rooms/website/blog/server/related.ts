import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { htmlOf, textOfHtml } from '#platform/contract/rich-text.ts';
import type { Database } from '#platform/server/database/store.ts';
import { rememberTexts } from '#platform/server/remember-texts.ts';
import type { LinkedPost } from '../contract.ts';
import { splitTags } from '../post-fields.ts';
import { listCompared } from './queries.ts';
import type { PostRow } from './tables.ts';

type Compared = Awaited<ReturnType<typeof listCompared>>[number];

const RELATED_MAX = 5;
const SAME_CATEGORY = 3;
const SAME_TAG = 4;
/** Words in common never say more than this; the rarer the words, the more they say. */
const WORDS_MAX = 6;
/** Words in common that say less than this are chance. */
const WORDS_MIN = 1;
/** Shorter words are 'the', 'and', 'with'. */
const WORD_MIN = 5;

/** A word among others takes as much as some more letters. */
const WORD_LETTERS = 40;
const wordsIn = rememberTexts(
  (html) => {
    const words = normaliseForSearch(textOfHtml(html)).split(/[^\p{L}\p{N}]+/u);
    return new Set(words.filter((word) => word.length >= WORD_MIN));
  },
  { bytesMax: 16 * 1024 * 1024, lettersOf: ({ size }) => size * WORD_LETTERS },
);

/**
 * Posts to read after this one: those with the same category, tags or words, the most related first. They are looked for among
 * the newest: a post isn't compared with all that there are.
 */
export async function relatedTo(
  database: Database,
  now: string,
  post: Pick<PostRow, 'id' | 'category_id' | 'tags'>,
): Promise<LinkedPost[]> {
  const { id } = post;
  const posts = await listCompared(database, now, post);
  const words = new Map(posts.map((one) => [one.id, wordsOf(one)]));
  const rarity = rarityOf([...words.values()]);
  const own = words.get(id) ?? new Set();
  const score = (other: Compared) => {
    const common = [...(words.get(other.id) ?? [])].filter((word) => own.has(word));
    const said = common.reduce((sum, word) => sum + rarity(word), 0);
    return (
      (post.category_id !== null && other.category_id === post.category_id ? SAME_CATEGORY : 0) +
      commonTags(post, other) * SAME_TAG +
      (said < WORDS_MIN ? 0 : Math.min(said, WORDS_MAX))
    );
  };
  return posts
    .filter((other) => other.id !== id)
    .map((other) => ({ other, score: score(other) }))
    .filter((one) => one.score > 0)
    .toSorted((one, two) => two.score - one.score)
    .slice(0, RELATED_MAX)
    .map(({ other: { id, title, slug } }) => ({ id, title, slug }));
}

function wordsOf({ title, excerpt, beginning }: Compared): Set<string> {
  return wordsIn(htmlOf(`${title} ${excerpt}`) + beginning);
}

/** How much a word says: 1 if only two posts have it, 0 if most have it. */
function rarityOf(all: readonly Set<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of all.flatMap((words) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => {
    const share = (counts.get(word) ?? 0) / all.length;
    return share > 1 / 2 ? 0 : (1 - share) / 2;
  };
}

function commonTags(one: Pick<Compared, 'tags'>, two: Pick<Compared, 'tags'>): number {
  const tags = new Set(splitTags(one.tags.toLowerCase()));
  return splitTags(two.tags.toLowerCase()).filter((tag) => tags.has(tag)).length;
}
