/** Characters known to trouble regular expressions, parsers and databases. Each is repeated up to the longest request allowed. */
const REPEATED = [
  ...[' ', '\n', '.', ',', '@', '-', '/', '%', '"', '(', '[', 'a', '1', '\0', '\u0301', '😀', '1,', 'a.'],
]

/** Text before and after the repeated part. It lets a pattern begin to match and makes it fail at the end, so that it backtracks. */
const FRAMES = [
  ['', ''],
  ['1.', ':'],
  ['a@', '@'],
]

/**
 * Values of at most `length` characters in form encoding. `plain`: only characters that a header can hold. `turn`: each
 * repeated part in one frame only, chosen by this number; for suites in which all frames would take too long.
 */
export function adversarialValues(length, { plain = false, turn } = {}) {
  const parts = REPEATED.filter((part) => !plain || /^[\t\x20-\x7e]+$/.test(part))
  return parts.flatMap((part, index) => {
    const size = plain ? part.length : encoded(part).length
    const frames = turn === undefined ? FRAMES : [FRAMES[(index + turn) % FRAMES.length]]
    return frames.map(([before, after]) => before + part.repeat(Math.floor((length - 20) / size)) + after)
  })
}

const encoded = (text) => String(new URLSearchParams([['', text]])).slice(1)

/** Whole forms whose names are unknown, repeated, nested or reserved: a small body that may cost a parser much. */
export const ADVERSARIAL_FORMS = [
  Array.from({ length: 10_000 }, (_, i) => `unknown${i}=1`).join('&'),
  'name=1&'.repeat(25_000),
  '&'.repeat(200_000),
  'x[80000000]=1',
  'x[4294967294]=1',
  'name[80000000]=1&items[80000000]=1&number[80000000]=1&email[80000000]=1&code[80000000]=1',
  `x${'[0]'.repeat(50_000)}=1`,
  `name${'.a'.repeat(80_000)}=1`,
  `${'['.repeat(200_000)}=1`,
  '__proto__[x]=1&constructor.prototype.x=1&__proto__=1&toString=1',
  '__intent__=%7B%22type%22%3A%22reset%22%7D&__state__=nonsense',
  `__intent__={"type":"insert","payload":{"name":"x","index":80000000}}&__state__={"validated":${'['.repeat(100_000)}`,
  '%00=%00&name=a%00b&email=a%00b%40example.com&message=a%00b&items=12.a%2500b%3A1&number=1%00&idNumber=1%00&code=%00a',
]

/** Bodies sent as JSON. */
export const ADVERSARIAL_JSON = [
  '['.repeat(200_000),
  `{"ids":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
  `{"ids":[${'1,'.repeat(100_000)}1]}`,
  `{"ids":["${'a'.repeat(200_000)}"]}`,
  `{"kind":"checkout","items":"${'1,'.repeat(1_990)}1"}`,
  `{"kind":"checkout","items":"1.${' '.repeat(3_900)}:"}`,
  `{"kind":"checkout","items":"1.a%00b:1"}`,
  `{"kind":"${'a'.repeat(200_000)}"}`,
  `{"__proto__":{"ids":[1]},"ids":[80000000000000]}`,
  'null',
  '',
]

/** Processor time that one answer may take, in milliseconds: about ten times that of a page. */
const MAX_MS = 250

/** Processor time of this process so far, in milliseconds. */
const ownTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * What is wrong with the response to a request, or null: a status from 500 on, or more than 250 ms of processor time. A slow
 * request is repeated twice and the shortest time counts, as a garbage collection does not happen three times. `ask` returns
 * the status; `spent` the processor time so far of the responding process, in milliseconds (by default, of this process).
 */
export async function wrongWith(ask, spent = ownTime) {
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3; attempt++) {
    const before = await spent()
    const status = await ask()
    least = Math.min(least, (await spent()) - before)
    if (status >= 500) return `${status}`
    if (least <= MAX_MS) return null
  }
  return `${Math.round(least)} ms`
}
