import { expect, test } from 'vitest';
import { LikelyIndex } from './likely.ts';
import { namesOf } from './naming.ts';
import { newReference } from './reference.ts';

const order = (reference: string, name: string, amount: number, company = '') => ({
  reference,
  amounts: [amount],
  names: namesOf({ name, company }),
});

const ama = order('7K4QX2M9', 'Ama Owusu', 150_000, 'Volta Bank Ltd');
const kofi = order('3HJWP8RD', 'Kofi Mensah', 120_000);

function likelyAmong<Order extends Parameters<LikelyIndex['put']>[1]>(orders: readonly Order[]) {
  const index = new LikelyIndex();
  for (const [at, order] of orders.entries()) index.put(String(at), order);
  return (line: { text: string; amount: number }) =>
    index.likelyFor(line).map(({ id, because }) => ({ order: orders[Number(id)], because }));
}

const among = likelyAmong([ama, kofi]);
const found = (text: string, amount = 1) => among({ text, amount }).map((one) => [one.order, one.because]);

test('a payment is likely for the order whose reference it has but for one letter', () => {
  for (const written of [
    '7K4Q-X2N9',
    '7K4QX2M',
    '7K4QX22M9',
    '7K4Q X2 M9',
    'k7 4QX2M9',
    'REF 74KQX2M9 SALARY',
  ])
    expect([written, found(`TRF ${written}`)]).toEqual([written, [[ama, ['reference']]]]);
  for (const written of ['7K4QXXN9', 'MQK4', '']) expect(found(written)).toEqual([]);
});

test('or whose amount or name it has, the more the likelier; banks and towns name nobody', () => {
  expect(found('MTN 024', 120_000)).toEqual([[kofi, ['amount']]]);
  expect(found('TRANSFER FROM MENSAH')).toEqual([[kofi, ['name']]]);
  expect(found('MENSAH 3HJWP8RR', 150_000)).toEqual([
    [kofi, ['reference', 'name']],
    [ama, ['amount']],
  ]);
  expect(found('ECOBANK ACCRA BANK LTD')).toEqual([]);
});

test('of more than three that are as likely, none is shown', () => {
  let seed = 0;
  const random = (most: number) => {
    seed = (seed * 7_919 + 104_729) % 1_000_003;
    return seed % most;
  };
  const same = Array.from({ length: 4 }, (_, index) =>
    order(newReference(random), `Person${index}`, 150_000),
  );
  expect(likelyAmong(same)({ text: 'CASH', amount: 150_000 })).toEqual([]);
  const [first] = same;
  const better = likelyAmong(same)({ text: 'PERSON0', amount: 150_000 });
  expect(better).toEqual([{ order: first, because: ['amount', 'name'] }]);
  expect(likelyAmong(same.slice(1))({ text: 'CASH', amount: 150_000 })).toHaveLength(3);
});
