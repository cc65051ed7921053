import { describe, expect, test } from 'vitest';
import { defineCall } from '../../contract/define-call.ts';
import { Busy } from '../work-queue.ts';
import { readInput } from './read-input.ts';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=edge';

const PLAIN = { name: 'add', summary: 'Add', method: 'POST', path: 'add', access: 'anyone' } as const;

type Sent = {
  query?: string;
  type?: string;
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream;
  headers?: object;
};

const MB = 1024 * 1024;

function read(
  { query = '', type = JSON_TYPE, body = '{}', headers = {} }: Sent,
  picture?: 'required' | 'optional',
  whose = 'somebody',
) {
  const request = new Request(`http://summit.example/add?${query}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
    ...({ duplex: 'half' } as RequestInit),
  });
  return readInput(defineCall({ ...PLAIN, ...(picture && { picture }) }), request, whose);
}

/** Text in which each ÿ stands for a byte that isn't UTF-8. */
function broken(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function part(name: string, value: string, file = ''): string {
  return `--edge\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
}

/** A body that arrives in pieces of this length. */
function inPieces(length: number, count: number, ended?: Promise<void>) {
  let sent = 0;
  const stream = new ReadableStream({
    async pull(controller) {
      if (sent === count) await ended;
      if (sent === count) return controller.close();
      sent += 1;
      controller.enqueue(new Uint8Array(length).fill(0x20));
    },
  });
  return { stream, sent: () => sent };
}

test.each<Sent>([
  { body: '{"name":"Ɛsi \\"E\\" \\ud83d\\ude00","a":["b","c"]}' },
  { body: '{"name":{"name":1},"a":[{"name":2},{"name":3}]}' },
  { body: '{"name": "a\\\\", "x": ":\\"name\\":"}' },
  { type: FORM, body: 'name=%C6%90si+100%25' },
  { type: `${FORM}; charset="UTF-8"`, body: 'name=Ɛsi' },
  { type: MULTIPART, body: `${part('name', 'Ɛsi')}--edge--\r\n` },
  { query: 'search=100%25&name=%C6%90si' },
])('takes %o', async (sent) => {
  const { query, body } = await read(sent);
  expect({ ...query, ...(body as object) }).toHaveProperty('name');
});

describe('refuses', () => {
  test.each<[string, Sent]>([
    ['in JSON', { body: broken('{"name":"ÿ"}') }],
    ['in a form', { type: FORM, body: broken('name=ÿ') }],
    ['in a form’s percent signs', { type: FORM, body: 'name=%ff' }],
    ['in the name of a form’s field', { type: FORM, body: '%C3%28=1' }],
    ['as half of a surrogate pair', { type: FORM, body: 'name=%ED%A0%80' }],
    ['in multipart', { type: MULTIPART, body: broken(`${part('name', 'ÿ')}--edge--\r\n`) }],
    [
      'in a file’s name',
      { type: MULTIPART, body: broken(`${part('image', 'ÿ', '; filename="ÿ"')}--edge--\r\n`) },
    ],
    ['in the query', { query: 'search=%ff' }],
    ['as a percent sign that spells nothing, in a form', { type: FORM, body: 'name=%zz' }],
    ['as a percent sign at a form’s end', { type: FORM, body: 'name=100%' }],
    ['as a percent sign that spells nothing, in the query', { query: 'search=%zz' }],
    ['as half an escape in a field’s name', { query: 'search=1&a%1=2' }],
  ])('text that is not UTF-8 %s', async (_where, sent) => {
    await expect(read(sent)).rejects.toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('UTF-8'),
    });
  });

  test.each<[string, Sent]>([
    ['a JSON object', { body: '{"name":"Ama","name":"Esi"}' }],
    ['a JSON object, spelled differently', { body: '{"name":"Ama", "\\u006eame" : 1}' }],
    ['a JSON object that says the same', { body: '{"name":1,"name":1}' }],
    ['a form', { type: FORM, body: 'name=1&name=2' }],
    ['multipart', { type: MULTIPART, body: `${part('name', '1')}${part('name', '2')}--edge--\r\n` }],
    ['the query', { query: 'name=1&name=1' }],
  ])('a field given twice in %s, and names it', async (_where, sent) => {
    await expect(read(sent)).rejects.toMatchObject({
      code: 'malformed',
      errors: { name: expect.stringContaining('name twice') },
    });
  });

  test('a field given twice deep in a JSON object', async () => {
    await expect(read({ body: '{"a":[{"b":1,"b":2}]}' })).rejects.toMatchObject({
      errors: { b: expect.stringContaining('twice') },
    });
  });

  test.each(['[]', 'null', '"name"', '1', '[{"name":"Ama"}]'])(
    'JSON that isn’t an object: %s',
    async (body) => {
      await expect(read({ body })).rejects.toMatchObject({
        code: 'malformed',
        message: 'The body must be a JSON object.',
        errors: {},
      });
    },
  );

  test.each<[string, Sent]>([
    ['cut-off JSON', { body: '{"name":"' }],
    ['JSON nested without end', { body: '['.repeat(100_000) + ']'.repeat(100_000) }],
    ['a cut-off form', { type: MULTIPART, body: part('name', '1') }],
    ['a form without its boundary', { type: 'multipart/form-data', body: part('name', '1') }],
    ['a reserved name in JSON', { body: '{"__proto__":1}' }],
    ['a reserved name in a form', { type: FORM, body: '__proto__=1' }],
    ['a reserved name in multipart', { type: MULTIPART, body: `${part('__proto__', '1')}--edge--\r\n` }],
    ['a reserved name in the query', { query: '__proto__=1' }],
  ])('%s', async (_what, sent) => {
    await expect(read(sent)).rejects.toMatchObject({ code: 'malformed' });
  });

  test.each<[string, Sent]>([
    ['a body of another type', { type: 'text/plain' }],
    ['another charset of JSON', { type: `${JSON_TYPE}; charset=utf-16` }],
    ['another charset of a form', { type: `${FORM}; charset="iso-8859-1"` }],
    ['a compressed body', { headers: { 'content-encoding': 'gzip' } }],
  ])('%s', async (_what, sent) => {
    await expect(read(sent)).rejects.toMatchObject({ code: 'unsupported-type' });
  });

  test('anything but multipart for a required picture', async () => {
    for (const type of [JSON_TYPE, FORM]) {
      await expect(read({ type }, 'required')).rejects.toMatchObject({
        code: 'unsupported-type',
        message: 'Send multipart/form-data.',
      });
    }
    await expect(read({}, 'optional')).resolves.toMatchObject({ body: {} });
  });

  const fields = (count: number) => Array.from({ length: count }, (_, number) => `n${number}`);
  const parts = (count: number) =>
    `${fields(count)
      .map((name) => part(name, '1'))
      .join('')}--edge--\r\n`;
  test.each<[string, (count: number) => Sent]>([
    ['a form', (count) => ({ type: FORM, body: fields(count).join('&') })],
    ['multipart', (count) => ({ type: MULTIPART, body: parts(count) })],
    ['the query', (count) => ({ query: fields(count).join('&') })],
  ])('more fields than any call takes in %s', async (_where, sent) => {
    expect(
      Object.keys({ ...(await read(sent(100))).query, ...((await read(sent(100))).body as {}) }),
    ).toHaveLength(100);
    await expect(read(sent(101))).rejects.toMatchObject({
      code: 'malformed',
      message: expect.stringContaining('more than 100 fields'),
    });
  });

  test('a value with the form’s boundary in it, and says so', async () => {
    const body = `${part('name', 'at the edge')}--edge--\r\n`;
    await expect(read({ type: MULTIPART, body })).rejects.toMatchObject({
      code: 'malformed',
      message: 'The form’s body is incomplete, or its boundary also occurs in a value.',
    });
  });

  test('a part with headers without end', async () => {
    const body = `--edge\r\n${'x:\r\n'.repeat(50_000)}${part('name', '1').slice('--edge\r\n'.length)}--edge--\r\n`;
    await expect(read({ type: MULTIPART, body })).rejects.toMatchObject({ code: 'malformed' });
  });

  test('a name that is given twice, without repeating all of it', async () => {
    const name = 'n'.repeat(10_000);
    const { errors } = await read({ type: FORM, body: `${name}&${name}` }).catch((refusal) => refusal);
    expect(JSON.stringify(errors).length).toBeLessThan(400);
  });

  test('a body in crumbs, soon after it is clear', async () => {
    const { stream, sent } = inPieces(1, 200_000);
    await expect(read({ body: stream })).rejects.toMatchObject({
      message: expect.stringContaining('pieces'),
    });
    expect(sent()).toBeLessThan(1_000);
  });

  test('a body of somebody who already has half of all that may be here, but nobody else’s', async () => {
    const image = part('image', 'x'.repeat(7 * MB), '; filename="a"');
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const begun = Array.from({ length: 8 }, () => {
      const { stream, sent } = inPieces(MB, 8, ended);
      return { sent, refused: read({ type: MULTIPART, body: stream }, 'required').catch(({ code }) => code) };
    });
    for (const { sent } of begun) await expect.poll(sent).toBe(8);
    const send = (whose: string) =>
      read({ type: MULTIPART, body: `${image}--edge--\r\n` }, 'required', whose);
    await expect(send('somebody')).rejects.toBeInstanceOf(Busy);
    await expect(send('somebody else')).resolves.toHaveProperty('body.image');
    end();
    for (const { refused } of begun) expect(await refused).toBe('malformed');
    await expect(send('somebody')).resolves.toHaveProperty('body.image');
  });
});

test('a phone’s small packets are taken', async () => {
  const { stream } = inPieces(1_300, 200);
  await expect(read({ body: stream })).rejects.toMatchObject({ message: 'The body isn’t valid JSON.' });
});

test('of many long bodies at once, one is read in each turn of the event loop', async () => {
  let turn = 0;
  let isCounting = true;
  const count = () => {
    turn += 1;
    if (isCounting) setImmediate(count);
  };
  count();
  const body = JSON.stringify({ name: 'a'.repeat(100_000) });
  const sent = Array.from({ length: 30 }, () => read({ body }).then(() => turn));
  const turns = await Promise.all(sent);
  isCounting = false;
  expect(new Set(turns).size).toBe(sent.length);
});
