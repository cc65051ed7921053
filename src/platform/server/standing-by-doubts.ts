import type { Message } from '../contract/message.ts';
import { aroundTheLines, mayNotCount } from '../contract/messages.ts';
import { doubts, isDoubtfulTitle, shownWord } from './doubtful-cells.ts';
import type { AskedWord, ImportedRow, Standing, WordDecision } from './importer.ts';
import { IN, wordOf } from './state-words.ts';

interface Named {
  field: string;
  label: Message;
  /** Whether a text may name none. */
  mayBeNoName: (name: string) => boolean;
}

/** For kinds that have no state of their own: what says of a row that it may not count, or names nobody, is asked about. */
export function standingByDoubts(named?: Named) {
  return (_rows: readonly ImportedRow[], decisions: readonly WordDecision[]) => {
    const isDoubtful = doubts({ isGood: (text) => IN.has(wordOf(text)), ofPeople: false });
    return ({ values, unused = [], above = [] }: ImportedRow): Standing | undefined => {
      const name = (named && values[named.field]) ?? '';
      const said = [
        ...(name && named?.mayBeNoName(name)
          ? [{ heading: named.label(), text: name, field: named.field }]
          : []),
        ...above.filter(isDoubtfulTitle).map((text) => ({ heading: aroundTheLines(), text, field: '' })),
        ...unused
          .filter(({ heading, text }) => isDoubtful(heading, text))
          .map((one) => ({ ...one, field: '' })),
      ];
      const asked = said.map(({ heading: column, text, field }): AskedWord => {
        const word = shownWord(text);
        return { column, word, field, message: mayNotCount({ column, word }) };
      });
      const decidedOf = ({ column, word }: AskedWord) =>
        decisions.findLast((one) => one.column === column && one.word === word)?.take;
      const out = asked.find((one) => decidedOf(one) === false);
      if (out) return { reason: `${out.column}: ${out.word}` };
      const open = asked.filter((one) => decidedOf(one) === undefined);
      return open.length > 0 ? { asked: open } : undefined;
    };
  };
}
