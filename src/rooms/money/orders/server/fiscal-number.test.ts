import { expect, test } from 'vitest';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { readOrder, selling } from '#testing/orders.ts';
import { enterFiscalNumber, enterPayment } from '../contract.ts';

test('what the tax authority answered is entered once; another number takes a reason, which the ledger keeps', async () => {
  const { app, client, register } = await selling();
  const { id } = await register('Ama');
  const body = { way: 'bank', amount: '1200', note: 'TRF 1' } as const;
  await client.call(enterPayment, { query: { id }, body });
  const [receipt] = (await readOrder(app, id)).papers;
  const enter = async (number: string, code = '', note = '') => {
    const query = { id: receipt?.id ?? '' };
    return (await client.call(enterFiscalNumber, { query, body: { number, code, note } })).status;
  };
  const read = async () => {
    const { papers, entries, state, due } = await readOrder(app, id);
    const [{ fiscalNumber, fiscalCode } = { fiscalNumber: '', fiscalCode: '' }] = papers;
    const notes = entries.flatMap(({ what, note }) => (what === 'Number of the tax authority' ? [note] : []));
    return { fiscalNumber, fiscalCode, notes, state, due };
  };
  const paid = { state: 'paid', due: 0 };
  expect(await enter('')).toBe(422);
  expect(await enter('SDC 1')).toBe(200);
  // Its code can come later.
  expect(await enter('SDC 1', 'https://gra.example/1')).toBe(200);
  const first = { fiscalNumber: 'SDC 1', fiscalCode: 'https://gra.example/1', notes: [], ...paid };
  expect(await read()).toEqual(first);

  for (const [number, code] of [
    ['SDC 2', first.fiscalCode],
    ['SDC 1', ''],
    ['', ''],
  ] as const)
    expect(await enter(number, code)).toBe(422);
  expect(await read()).toEqual(first);

  expect(await enter('SDC 2', 'https://gra.example/2', 'Typed wrong')).toBe(200);
  const inCode =
    'Entered https://gra.example/2 instead of https://gra.example/1 as the tax authority’s code of R-00001: Typed wrong';
  const note = 'Entered SDC 2 instead of SDC 1 as the tax authority’s number of R-00001: Typed wrong';
  expect(await read()).toEqual({
    ...{ fiscalNumber: 'SDC 2', fiscalCode: 'https://gra.example/2', notes: [note, inCode], ...paid },
  });
  expect(await enter('SDC 2', 'https://gra.example/3', 'Wrong picture')).toBe(200);
  const corrected =
    'Entered https://gra.example/3 instead of https://gra.example/2 as the tax authority’s code of R-00001: Wrong picture';
  const { notes } = await read();
  expect(notes.at(-1)).toBe(corrected);
  expect(notes).toHaveLength(3);

  expect(JSON.stringify((await client.call(viewActivity, {})).body.records)).toContain(note);
});
