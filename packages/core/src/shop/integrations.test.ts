import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INTEGRATION_PATTERNS, type Integrations, validIntegrations } from './integrations.ts'

const NAMES = Object.keys(INTEGRATION_PATTERNS) as (keyof Integrations)[]
const none = Object.fromEntries(NAMES.map((name) => [name, null])) as Integrations

test.each([
  ['facebookPixel', '123456789012345', true],
  ['facebookPixel', '1234', false],
  ['facebookPixel', "1234567890');alert(1)//", false],
  ['analytics', 'G-ABC123DEF4', true],
  ['analytics', 'g-abc123def4', false],
  ['analytics', 'UA-12345-1', false],
  ['tagManager', 'GTM-ABC1234', true],
  ['tagManager', 'GTM-ABC1234&l=x', false],
  ['facebookChat', 'alborada.tienda', true],
  ['facebookChat', 'alborada/../../x', false],
  ['financingSlug', 'mercado-central', true],
  ['financingSlug', '../secrets', false],
  ['merchantVerification', 'a_b-c0123456789', true],
  ['merchantVerification', 'abcdefghij" onload="x', false],
  ['marketplaceLink', 'https://mercado.example/alborada', true],
  ['marketplaceLink', 'javascript:alert(1)', false],
] as const)('I3–I6: %s “%s” is an id: %s', (name, id, isOne) => {
  const { valid, refused } = validIntegrations({ ...none, [name]: id })
  expect(valid).toEqual({ ...none, [name]: isOne ? id : null })
  expect(refused).toEqual(isOne ? [] : [name])
})

test('whatever is typed, what counts as an id has no sign that ends a header, an attribute or a script', () => {
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), fc.string({ unit: 'binary' }), (name, typed) => {
      const id = validIntegrations({ ...none, [name]: typed }).valid[name]
      return id === null || !/[\s"'<>\r\n]/.test(id)
    }),
    {
      examples: NAMES.flatMap((name): [keyof Integrations, string][] => [
        [name, 'G-ABC123\r\nx'],
        [name, '1234567890\n'],
      ]),
    },
  )
})
