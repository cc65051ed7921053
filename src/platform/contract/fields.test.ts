import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { emailKey } from './email-address.ts';
import {
  email,
  id,
  knownEmail,
  optional,
  phone,
  plainNumber,
  requiredLines,
  requiredText,
  text,
} from './fields.ts';
import { plainDigits } from './plain-digits.ts';

const MAX = 50;
const anyString = fc.string({ unit: 'binary', maxLength: 80 });

describe('text', () => {
  test('on one line, once accepted, is trimmed, normalised, short enough and storable; accepting it again changes nothing', () => {
    fc.assert(
      fc.property(anyString, (value) => {
        const result = text(MAX).safeParse(value);
        if (!result.success) return;
        const { data } = result;
        expect(data).toBe(data.trim().normalize('NFC'));
        expect(data.length).toBeLessThanOrEqual(MAX);
        expect(data).not.toMatch(/\p{Cc}|\u2028|\u2029/u);
        expect(data.isWellFormed()).toBe(true);
        expect(text(MAX).parse(data)).toBe(data);
      }),
    );
  });

  test('of complete letters is accepted unchanged', () => {
    const letters = fc
      .stringMatching(/^[\p{L}\p{N}]{1,20}$/u)
      .filter((value) => !/\p{Default_Ignorable_Code_Point}/u.test(value))
      .map((value) => value.normalize('NFC'));
    fc.assert(fc.property(letters, (value) => text(MAX).parse(value) === value));
  });

  test.each(['a\0b', 'a\ud800b', '\udc00', 'bell\u0007', 'delete\u007f'])('refuses %j', (value) => {
    expect(text(MAX).safeParse(value).success).toBe(false);
  });

  test('keeps other scripts', () => {
    expect(text(MAX).parse(' Ɛdan mu 阿克拉 ')).toBe('Ɛdan mu 阿克拉');
  });

  test.each(['\n', '\r', '\r\n', '\t', '\u0085', '\u2028', '\u2029', '\u009b'])(
    'of one line refuses %j in it, and says so',
    (between) => {
      for (const schema of [text(MAX), requiredText(MAX, () => 'Please enter your role')]) {
        const issues = schema.safeParse(`Co${between}=1+1`).error?.issues;
        expect(issues?.map(({ message }) => message)).toEqual([
          'Please write this on one line, without tabs.',
        ]);
      }
    },
  );

  test.each([
    ...[
      'A\u200bma Me\u00adnsah',
      '\ufeffAma Mensah',
      'Ama Mensah \u2060',
      'Ama\u200d Men\u200csah',
      'Ama\ufe0f Mensah',
    ],
    ...[
      'Ama Mensah\u{e0041}',
      'Ama\u3164 Mensah',
      '\u200eAma Mensah\u200f',
      'Ama Mensah\ufff9',
      'A\u034fma Mensah',
    ],
  ])('on one line is without what nobody sees: %j', (value) => {
    expect(text(MAX).parse(value)).toBe('Ama Mensah');
  });

  test.each([
    ...[
      'منیب\u200cالرحمن',
      'ක්\u200dෂ',
      'नमस्\u200dते',
      '👩🏾\u200d💻',
      '👁\ufe0f\u200d🗨\ufe0f',
      '1\ufe0f\u20e3',
    ],
    ...[
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      'علي\u200f (Ali)',
      '葛\u{e0100}',
      'ᠠ\u180b',
    ],
  ])('on one line keeps what its letters need: %j', (value) => {
    expect(text(MAX).parse(value)).toBe(value);
  });

  test('on several lines has uniform line ends', () => {
    const written = ' \u2028one\r\ntwo\rthree\u0085four\u2028five\u2029\tsix\n';
    const read = requiredLines(MAX, () => 'Please describe').parse(written);
    expect(read).toBe('one\ntwo\nthree\nfour\nfive\n\tsix');
  });

  test.each([' \u00a0\n ', '\u200b\u200d', '\u3164'])(
    'that is required refuses %j, which shows nothing, with its own message',
    (value) => {
      const result = requiredText(MAX, () => 'Please enter your role').safeParse(value);
      expect(result.error?.issues.map(({ message }) => message)).toEqual(['Please enter your role']);
    },
  );
});

describe('phone', () => {
  const schema = phone(() => 'Invalid WhatsApp number');

  test('accepts 10 to 15 characters: digits with at most one plus, in front', () => {
    const looksAlike = fc.oneof(
      anyString,
      fc.stringMatching(/^[0-9+]{8,17}$/),
      fc.stringMatching(/^\+?\d{8,17}$/),
    );
    fc.assert(
      fc.property(looksAlike, (value) => {
        const clean = plainDigits(value)
          .trim()
          .replace(/[\p{Zs}\p{Cf}.\p{Pd}/()[\]]/gu, '');
        const isNumber = /^\+?[0-9]+$/.test(clean) && clean.length >= 10 && clean.length <= 15;
        expect(schema.safeParse(value).success).toBe(isNumber);
      }),
    );
  });

  test.each([
    ['+233 24 412 3456', '+233244123456'],
    ['024-412-3456', '0244123456'],
    ['(+228) 90 12 34 56', '+22890123456'],
    ['024.412.3456', '0244123456'],
    ['024/412 34 56', '0244123456'],
    ['+233\u00a024\u2011412\u20133456', '+233244123456'],
    [' 0244123456 ', '0244123456'],
    ['+233 (0)24 412 3456', '+233244123456'],
    ['٠٢٤ ٤١٢ ٣٤٥٦', '0244123456'],
    ['+۲۲۸ ۹۰ ۱۲ ۳۴ ۵۶', '+22890123456'],
    ['߀߂߄ ߄߁߂ ߃߄߅߆', '0244123456'],
    ['０२४-४१२-३४५६', '0244123456'],
    ['＋２３３（０）２４　４１２　３４５６', '+233244123456'],
    ['(+233) (0) 24 412 3456', '+233244123456'],
    ['00233 [0]24-412-3456', '00233244123456'],
    ['+39 (0)6 698 12345', '+390669812345'],
    ['(0)24 412 3456', '0244123456'],
    ['+233 24 (0) 412 345', '+233240412345'],
    ['\u202a+233 24 412 3456\u202c', '+233244123456'],
  ])('%j is kept as %s', (typed, kept) => {
    expect(schema.parse(typed)).toBe(kept);
  });

  test.each(['++++++++++', '++233244123456', '0244+123456', '233244123456+', '024412345a', '024 412'])(
    '%j is refused',
    (typed) => {
      expect(schema.safeParse(typed).error?.issues[0]?.message).toBe('Invalid WhatsApp number');
    },
  );

  test('is refused in the documented words', () => {
    expect(schema.safeParse('12345').error?.issues[0]?.message).toBe('Invalid WhatsApp number');
    expect(schema.safeParse('').error?.issues[0]?.message).toBe('Invalid WhatsApp number');
    const named = phone(
      () => 'Invalid WhatsApp number',
      () => 'Please enter your WhatsApp number',
    );
    expect(named.safeParse('+233\n241234567').error?.issues[0]?.message).toBe('Invalid WhatsApp number');
    for (const empty of ['', ' ', undefined]) {
      const messages = named.safeParse(empty).error?.issues.map(({ message }) => message);
      expect(messages).toEqual(['Please enter your WhatsApp number']);
    }
    expect(named.safeParse('12').error?.issues[0]?.message).toBe('Invalid WhatsApp number');
  });
});

describe('e-mail address', () => {
  test('accepts every address of the simple pattern and trims it', () => {
    // Which top-level domains there are is the server's to say.
    const existing = fc.emailAddress().map((value) => value.replace(/\.[^.]*$/, '.gh'));
    fc.assert(fc.property(existing, (value) => email().parse(` ${value} `) === value));
  });

  test('refuses addresses without an at-sign or a dot after it, or with a space', () => {
    const wrong = fc.oneof(
      anyString.filter((value) => !value.includes('@')),
      fc.emailAddress().map((value) => value.replace('@', ' @')),
      fc.emailAddress().map((value) => value.replaceAll('.', '')),
    );
    fc.assert(fc.property(wrong, (value) => !email().safeParse(value).success));
  });

  test.each([
    ...['<q1@q.example>', 'Ama<q1@q.example', 'a,b@q.example', 'a@q.example;b'],
    ...[
      'a\u200b@q.example',
      'a\u00ad@q.example',
      'a@q\u2060.example',
      'a\u3164@q.example',
      'a\u0080@q.example',
    ],
  ])('refuses %j', (value) => {
    const issues = email().safeParse(value).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['Please enter a valid email address']);
  });

  test.each([
    ...['a..b@x.example', '.a@x.example', 'a.@x.example', 'a@x..example', 'a@x.example.', 'a@.x.example'],
    ...['a@x', 'a@x.e', 'a@x.123', 'a@192.0.2.1', 'a@[192.0.2.1]', 'a@[IPv6:2001:db8::1]', 'a@b@x.example'],
    ...['a@-x.example', 'a@x-.example', 'a@x_y.example', 'a@x y.example', 'a b@x.example', '"a b"@x.example'],
    ...[
      '“a”@x.example',
      'a@x.example/',
      'a@x.example:25',
      'a@x%2eexample.com',
      'a@xn--ü.example',
      'a@xn--zzzzzz.de',
      'a@x.xn--99999999.com',
    ],
    ...[
      'mailto:',
      'mailto:a@x.example?subject=Hi',
      'https://a@x.example',
      'a@x.example (office)',
      'a\\b@x.example',
    ],
    ...[`${'a'.repeat(65)}@x.example`, `${'é'.repeat(33)}@x.example`, `a@${'x'.repeat(64)}.example`],
    ...[`a@${'x'.repeat(63)}.${'y'.repeat(63)}.${'z'.repeat(63)}.${'é'.repeat(48)}.example`],
  ])('refuses %j, which nobody can deliver to, but finds who was registered with it', (value) => {
    const issues = email().safeParse(value).error?.issues;
    expect(issues?.map(({ message }) => message)).toEqual(['Please enter a valid email address']);
  });

  test.each(['a..b@x.example', 'a@x.example.', "'a'@x_y.example"])('still looks for %j', (value) => {
    expect(knownEmail().parse(value)).toBe(value);
  });

  test.each([
    ...['ama+summit@x.example', "o'brien@x.example", 'a@x.photography', 'a@x.co.uk', 'a.b.c@a-b.example'],
    ...['ama@ü.example', 'δοκιμή@παράδειγμα.ευ', 'ama@xn--tda.example', 'a@ab--c.example', 'a@1.example'],
    ...['_a_@x.example', `${'a'.repeat(64)}@x.example`, `a@${'x'.repeat(63)}.example`, 'a@l·l.example'],
  ])('takes %j as it is', (value) => {
    expect(email().parse(value)).toBe(value);
  });

  test.each([
    ['mailto:ama@x.example', 'ama@x.example'],
    ['MAILTO:Ama@x.example', 'Ama@x.example'],
    ['ama＠ｘ．example', 'ama@x.example'],
    ['ama@x。example', 'ama@x.example'],
  ])('takes %j for %j', (typed, meant) => {
    expect(email().parse(typed)).toBe(meant);
  });

  test('is one, however its domain is written', () => {
    const written = [
      'Ama@Ü.example',
      'ama@u\u0308.example',
      'ama@xn--tda.example',
      'AMA@XN--TDA.EXAMPLE',
      'ama@ｕ\u0308．ｅxample',
    ];
    expect(new Set(written.map((value) => emailKey(email().parse(value))))).toEqual(
      new Set(['ama@xn--tda.example']),
    );
    expect(emailKey('é@x.example')).not.toBe(emailKey('e@x.example'));
  });

  test('of any words is accepted once and for all, or not at all', () => {
    const looksAlike = fc.array(
      fc.constantFrom('a', '.', '@', '-', 'ü', 'x.example', '。', 'mailto:', ' ', '1'),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(looksAlike, (parts) => {
        const result = email().safeParse(parts.join(''));
        if (!result.success) return;
        expect(email().parse(result.data)).toBe(result.data);
        expect(emailKey(emailKey(result.data))).toBe(emailKey(result.data));
      }),
    );
  });

  test('is refused in the documented words', () => {
    expect(email().safeParse('ama').error?.issues[0]?.message).toBe('Please enter a valid email address');
  });
});

describe('an optional field', () => {
  test.each(['', null, undefined])('is empty when the form sends %j', (value) => {
    expect(optional(phone(() => 'Invalid contact number')).parse(value)).toBeUndefined();
  });

  test('is empty when it holds only spaces', () => {
    expect(optional(text(MAX)).parse(' \u00a0 ')).toBeUndefined();
  });

  test('is checked when it is filled in', () => {
    const result = optional(phone(() => 'Invalid contact number')).safeParse('123');
    expect(result.error?.issues[0]?.message).toBe('Invalid contact number');
  });
});

describe('a plain number', () => {
  const number = plainNumber(z.number());

  test.each([
    ['12', 12],
    ['1500.50', 1500.5],
    [7, 7],
    ['١٢', 12],
    ['１２.５', 12.5],
  ])('is read from %j', (value, read) => {
    expect(number.parse(value)).toBe(read);
  });

  test.each(['1e3', ' 1', '1 ', '0x1', '+1', '1.', '', ' ', 'Infinity', true, [], ['1']])(
    'is not read from %j',
    (value) => {
      expect(number.safeParse(value).success).toBe(false);
    },
  );
});

describe('id', () => {
  test('holds no characters with a meaning in a path or query', () => {
    fc.assert(
      fc.property(anyString, (value) => {
        if (id.safeParse(value).success) expect(encodeURIComponent(value)).toBe(value);
      }),
    );
  });
});
