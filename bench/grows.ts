import { exemption, mayBeLeft } from './grows/exempt.ts';
import { type Cost, costOf, NO_ANSWER } from './grows/measure.ts';
import { type Question, questionsOf } from './grows/questions.ts';
import { openSite, type Site } from './grows/sites.ts';
import { registration, sellNothing, syncOf } from './grows/visits.ts';

/** Of a thousand attendees, and of how many times more. */
const [SMALL, LARGE] = [1, 100];
const GROWTH = 1.2;
/** Two measurements of the same differ by this much. */
export const NOISE_MS = 1;
const LIMIT_MS = 15;
/** What takes this long isn't measured again. */
const WITHOUT_DOUBT_MS = 4 * LIMIT_MS;
const LIMIT_BYTES = 200_000;

export interface Grown {
  small: Cost;
  large: Cost;
}

/**
 * What everything that both descriptions of the calls and the sitemap name costs a small site and a large one, or what of it has
 * `only` in its name.
 */
export async function measureGrowth(
  folder: string,
  only: string,
  found: (question: Question, grown: Grown) => void,
): Promise<string[]> {
  const sites = await Promise.all([openSite(folder, SMALL), openSite(folder, LARGE)]);
  const [small, large] = sites;
  try {
    const measure = async (what: string, questions: readonly [Question | undefined, Question]) => {
      if (!what.includes(only)) return [];
      const [ofSmall, ofLarge] = questions;
      if (!ofSmall) return [`${what}: the small site has none`];
      const once = async () => ({ small: await costOf(small, ofSmall), large: await costOf(large, ofLarge) });
      let grown = await once();
      let wrong = faultsOf(ofLarge, grown);
      if (wrong.length > 0 && grown.large.ms < WITHOUT_DOUBT_MS) {
        const again = await once();
        grown = { small: again.small, large: again.large.ms < grown.large.ms ? again.large : grown.large };
        wrong = faultsOf(ofLarge, grown);
      }
      found(ofLarge, grown);
      return wrong;
    };
    const [ofSmall, ofLarge] = await Promise.all(sites.map(questionsOf));
    const named = new Map(ofSmall?.asked.map((question) => [question.what, question]));
    // A small site may have one page where the large one has several.
    const alike = (what: string) => named.get(what) ?? named.get(what.replace(', the last', ''));
    const faults = (ofLarge?.left ?? [])
      .filter((name) => name.includes(only) && !mayBeLeft(name))
      .map((name) => `${name}: not asked`);
    for (const question of ofLarge?.asked ?? [])
      faults.push(...(await measure(question.what, [alike(question.what), question])));
    const syncs = [await syncOf(small), await syncOf(large)] as const;
    faults.push(...(await measure(syncs[0].what, syncs)));
    const register = async (what: string) => {
      const question = registration(what);
      faults.push(...(await measure(what, [question, question])));
    };
    await register('a registration with an order');
    await Promise.all(sites.map(sellNothing));
    await register('a registration');
    return faults;
  } finally {
    await Promise.all(sites.map(close));
  }
}

async function close({ server, store }: Site): Promise<void> {
  await store.close();
  await server.end('SIGTERM');
}

function faultsOf(question: Question, { small, large }: Grown): string[] {
  const { what } = question;
  if (large.status === NO_ANSWER) return [`${what}: no answer`];
  if (large.status >= 400) return mayBeLeft(what) ? [] : [`${what}: ${large.status}`];
  const exempt = exemption(question);
  if (exempt && !exempt.isQuick) return [];
  return [
    ...(!exempt && large.ms > small.ms * GROWTH + NOISE_MS
      ? [`${what}: grows from ${inMs(small)} to ${inMs(large)}`]
      : []),
    ...(large.ms > LIMIT_MS ? [`${what}: takes ${inMs(large)}`] : []),
    ...(large.bytes > LIMIT_BYTES ? [`${what}: sends ${Math.round(large.bytes / 1_000)} KB`] : []),
  ];
}

function inMs({ ms }: Cost): string {
  return `${ms.toFixed(1)} ms`;
}

export function describeGrowth(
  question: Question,
  { small, large }: Grown,
  recorded: number | undefined,
): string {
  const { what } = question;
  const before = recorded === undefined ? 'not recorded' : `recorded ${recorded.toFixed(1)}`;
  const size = `${(large.bytes / 1_000).toFixed(1)} KB`;
  const exempt = exemption(question)?.why;
  return `${what}: ${small.ms.toFixed(1)} → ${inMs(large)} (${before}), ${size}${exempt ? `; exempt: ${exempt}` : ''}`;
}
