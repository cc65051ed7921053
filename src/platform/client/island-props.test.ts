import { expect, test } from 'vitest';
import { readProps, writeProps } from './island-props.ts';

test('an island gets the props that it was written with, without a quote that HTML must escape', () => {
  const props = { title: 'Ama’s', offers: [{ name: 'Gold', price: 40_500 }] };
  expect(writeProps(props)).not.toContain('"');
  expect(readProps(writeProps(props))).toEqual(props);
  const quoted = { text: 'a "quote", a `tick`, a \\ and a \\" \n' };
  expect(readProps(writeProps(quoted))).toEqual(quoted);
  expect(readProps(undefined)).toEqual({});
});
