import { expect, test } from 'vitest'
import { readShopper, signShopper } from './shopper.ts'

test.each(['203.0.113.7', '2001:db8::7'])('an address signed with the secret is believed: %s', (address) => {
  expect(readShopper(signShopper(address, 'secret'), 'secret')).toBe(address)
})

const signed = signShopper('203.0.113.7', 'secret')
test.each([
  ['nothing', undefined],
  ['an address alone', '203.0.113.7'],
  ['a signature of another address', signed.replace('.7', '.8')],
  ['a signature with another secret', signShopper('203.0.113.7', 'other')],
  ['a signature cut short', signed.slice(0, -1)],
  ['what is no address, signed', signShopper('anyone', 'secret')],
])('%s is not', (_, header) => {
  expect(readShopper(header, 'secret')).toBeNull()
})
