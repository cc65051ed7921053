import * as say from '../site-messages.ts';
import type { Letter } from './letter.ts';

/** RFC 5322, section 2.1.1, recommends at most 78. */
const WIDTH = 76;

/** The mail for programs that show no HTML. */
export function renderText(letter: Letter): string {
  const blocks = [
    wrap(letter.heading),
    ...letter.opening.map(wrap),
    letter.body ? letter.body.text.split('\n').map(wrap).join('\n\n') : '',
    letter.facts.flatMap(([label, value]) => say.fact({ label, value }).split('\n').map(wrap)).join('\n'),
    letter.code ? say.fact({ label: letter.code.label, value: letter.code.digits }) : '',
    letter.button
      ? `${say.fact({ label: letter.button.label, value: '' }).trimEnd()}\n${letter.button.link}`
      : '',
    letter.ticketOf !== undefined ? wrap(say.ticketAttached()) : '',
    ...letter.closing.map(wrap),
    `-- \n${wrap(letter.summit)}\n${wrap(letter.reason)}${letter.unsubscribe ? `\n${say.unsubscribeAt({ address: letter.unsubscribe })}` : ''}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function wrap(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
