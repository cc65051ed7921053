import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '#platform/server/project-root.ts';
import { createMetrics } from '#platform/server/watch/metrics.ts';
import { MAIL_STATES } from '#rooms/mail/mail/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { figuresOf } from './figures.ts';

const FIGURE = /\b(?:summit|nodejs|process)_\w+/g;
/** What Prometheus adds by itself. */
const ADDED_LABELS = ['instance', 'job', 'le'];

interface Board {
  panels: { targets: { expr: string; legendFormat: string }[] }[];
}

test('Grafana’s board and the documentation tell exactly the figures that there are', async () => {
  const { families, labels } = await shownFigures();
  const own = families.filter((name) => name.startsWith('summit_'));
  const targets = (readJson('deploy/grafana.json') as Board).panels.flatMap((panel) => panel.targets);

  const onBoard = new Set(targets.flatMap(({ expr }) => namesIn(expr)));
  expect([...onBoard].filter((name) => !families.includes(name))).toEqual([]);
  expect(own.filter((name) => !onBoard.has(name))).toEqual([]);

  const documented = new Set(namesIn(readFileSync(fromRoot('docs/deploy/watching.md'), 'utf8')));
  expect([...documented].filter((name) => !families.includes(name))).toEqual([]);
  expect(own.filter((name) => !documented.has(name))).toEqual([]);

  for (const { expr, legendFormat } of targets) {
    const known = [...namesIn(expr).flatMap((name) => labels.get(name) ?? []), ...ADDED_LABELS];
    expect(labelsIn(expr, legendFormat).filter((label) => !known.includes(label))).toEqual([]);
  }
});

test('a state without mails is shown as none', async () => {
  const { text } = await shownFigures();
  for (const state of Object.keys(MAIL_STATES)) expect(text).toContain(`summit_mails{state="${state}"} 0\n`);
});

/** All that a Prometheus reads from an instance, after one request. */
async function shownFigures() {
  const { services } = await createTestApp();
  const server = createServer((_, response) => void response.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { read, show } = createMetrics(server);
  show(figuresOf(services));
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

  const text = await read();
  const families = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  const labels = new Map<string, string[]>();
  for (const [, name = '', values = ''] of text.matchAll(/^(\w+)\{(.*)\} /gm)) {
    labels.set(
      familyOf(name),
      [...values.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
    );
  }
  return { text, families, labels };
}

function namesIn(text: string): string[] {
  return (text.match(FIGURE) ?? []).map(familyOf);
}

/** A histogram’s samples have names of their own. */
function familyOf(name: string): string {
  return name.startsWith('summit_') ? name.replace(/_(bucket|count|sum)$/, '') : name;
}

function labelsIn(expression: string, legend: string): string[] {
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  const matched = [...expression.matchAll(/(\w+)=~?"/g)].map(([, name = '']) => name);
  const shown = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return [...grouped, ...matched, ...shown];
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(fromRoot(path), 'utf8'));
}
