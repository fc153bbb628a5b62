import { expect, test } from 'vitest'
import { readShopper, signShopper } from './shopper.ts'

const call = { method: 'GET', path: '/api/hoko/7' }
const now = new Date('2026-03-01T12:00:30Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const signed = signShopper('203.0.113.7', call, 'secret', now)

test.each(['203.0.113.7', '2001:db8::7'])('an address signed with the secret is believed: %s', (address) => {
  const header = signShopper(address, call, 'secret', now)
  expect(readShopper(header, call, 'secret', now)).toEqual({ kind: 'named', address })
})

test.each([
  ['nothing', undefined],
  ['an address alone', '203.0.113.7'],
  ['a minute written otherwise', signed.replace(/;(\d+);/, ';0$1;')],
  ['a signature cut short', signed.slice(0, -1)],
  ['what is no address, signed', signShopper('anyone', call, 'secret', now)],
  ['a long one', `${'2'.repeat(1_000_000)}${signed}`],
])('%s is nothing that a server of ours writes', (_, header) => {
  expect(readShopper(header, call, 'secret', now)).toEqual({ kind: 'unsigned' })
})

test.each([
  ['a signature of another address', signed.replace('.7;', '.8;')],
  ['a signature of another minute', signed.replace(/;(\d+);/, (_, minute) => `;${Number(minute) + 1};`)],
  ['a signature with another secret', signShopper('203.0.113.7', call, 'other', now)],
])('%s is not believed', (_, header) => {
  expect(readShopper(header, call, 'secret', now)).toEqual({ kind: 'foreign' })
})

test.each([
  ['another path', { ...call, path: '/api/hoko/8' }],
  ['another method', { ...call, method: 'POST' }],
])('what was signed for one call says nothing in %s', (_, other) => {
  expect(readShopper(signed, other, 'secret', now)).toEqual({ kind: 'foreign' })
})

test.each([-120, -60, 0, 60, 120])('clocks may differ: %i seconds', (seconds) => {
  expect(readShopper(signed, call, 'secret', after(seconds)).kind).toBe('named')
})

test.each([
  [-180, -3],
  [180, 3],
  [86_400, 1440],
])('a header of long ago or of tomorrow names nobody, and says how far off it is: %i seconds', (seconds, minutes) => {
  expect(readShopper(signed, call, 'secret', after(seconds))).toEqual({ kind: 'untimely', minutes })
})
