import fc from 'fast-check'

/** Texts that programs send by mistake and people on purpose. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'Ana\0María',
  '\ud800',
  'x\udc00y',
  '\u202e\u200b\ufeff',
  "' or 1=1 --",
  "'); drop table orders; --",
  '"; select pg_sleep(60); --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}',
  '../../../etc/passwd',
  '%00%ff%',
  '\r\nset-cookie: a=b',
  'NaN',
  'Infinity',
  '1e309',
  '0x10',
  '١٢٣',
  '-0',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '[object Object]',
  '🧨'.repeat(200),
  'a'.repeat(20_000),
  '%'.repeat(5_000),
]

const NUMBERS = [
  ...[0, -0, -1, 0.5, -0.1, 1e-7, 1e21, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, 2 ** 53 + 2, -(2 ** 53)],
  ...[2 ** 63, 2 ** 64, 1e100, Number.MAX_VALUE, Number.MIN_VALUE],
]

/** Wraps a value to this depth. */
function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = wrap(value)
  return value
}

const STRUCTURES: readonly unknown[] = [
  ...[null, true, false, [], {}, [[]], [null], [{}]],
  nested(40, (inner) => [inner]),
  nested(2_000, (inner) => [inner]),
  nested(2_000, (inner) => ({ a: inner })),
  Array.from({ length: 3_000 }, (_, index) => index + 1),
  Array.from({ length: 600 }, () => ({})),
  { toString: 1, valueOf: 1 },
  { length: 2 ** 31, 0: 'a' },
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1}}'),
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...NUMBERS).map(String) },
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...STRUCTURES),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Bodies that are not JSON, or far more JSON than a call needs. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '{', '[', '"', '{"a":}', '\ufeff{}', 'tienda=1', '<xml/>', '\0', '{"a":1}{"b":2}', 'nul'),
  fc.constantFrom(
    '['.repeat(100_000),
    '['.repeat(200_000) + ']'.repeat(200_000),
    `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  ),
  fc.constant(`{"tienda":${'9'.repeat(100_000)}}`),
  fc.constant(`{${'"tienda":1,'.repeat(50_000)}"tienda":2}`),
  fc.constant(`{"${'k'.repeat(500_000)}":1}`),
  fc.constant(JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, index])))),
  fc.constant(`"${'x'.repeat(1_100_000)}"`),
  hostileValue.map((value) => JSON.stringify(value) ?? ''),
)

export const hostileHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.dictionary(
  fc.constantFrom(
    ...['content-type', 'accept', 'accept-encoding', 'x-request-id', 'x-shopper', 'x-shop-unlock', 'x-public-key'],
    ...['origin', 'user-agent', 'x-forwarded-for', 'cookie', 'range', 'if-none-match', 'authorization', 'x-any'],
  ),
  fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '-1',
      'text/xml',
      'application/json; charset=utf-16',
      '203.0.113.7;x',
      ';',
      'a'.repeat(4_000),
    ),
    fc.constantFrom(
      '\u00e1\u00ff',
      "' or 1=1 --",
      '<script>',
      '1.'.repeat(1_000),
      '{"a":1}',
      'bytes=0-1,5-',
      '*/*;q=9',
    ),
    fc.stringMatching(/^[\x21-\x7e]{1,60}$/),
  ),
  { maxKeys: 3 },
)
