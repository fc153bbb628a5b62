import { type ManageEndpoint, manageEndpoints } from '@store/api-client/manage'
import { expect, it } from 'vitest'
import { actionOf, thingOf } from './log-words.ts'

it.each([
  ['createProduct', 'create'],
  ['invite', 'create'],
  ['changeMember', 'change'],
  ['removeMember', 'remove'],
  ['takeOrderStep', 'change'],
  ['deleteShop', 'remove'],
  ['keepShop', 'change'],
  ['mergeTagValues', 'change'],
  ['renameView', 'change'],
  ['exportBuyers', 'send'],
  ['resendWebhookDelivery', 'send'],
])('%s is said as «%s»', (action, verb) => {
  expect(actionOf(action)).toBe(verb)
})

it.each([
  ['products/77', { noun: 'products', number: '77' }],
  ['', { noun: 'shop', number: '' }],
  ['team', { noun: 'team', number: '' }],
  ['payments/accounts/sandbox', { noun: 'payments', number: '' }],
  ['policies/shipping', { noun: 'policies', number: '' }],
  ['coupons/AMANECER', { noun: 'coupons', number: 'AMANECER' }],
  ['coupons/batch', { noun: 'coupons', number: '' }],
  ['domains/www.alborada.example/main', { noun: 'domains', number: 'www.alborada.example' }],
  ['buyers.csv', { noun: 'buyers', number: '' }],
  ['deletion', { noun: 'shop', number: '' }],
  ['orders/../../evil', { noun: 'orders', number: '' }],
])('%s is about %o', (thing, about) => {
  expect(thingOf(thing, 'x')).toEqual(about)
})

it('knows what the calls that are logged are about', () => {
  const kinds = Object.values<ManageEndpoint>(manageEndpoints)
    .filter(
      ({ method, unlogged, path }) => method !== 'GET' && !unlogged && path.startsWith('/manage/v1/shops/:shopId/'),
    )
    .map(({ path }) => path.split('/')[5] ?? '')
  const unknown = [...new Set(kinds)].filter((kind) => thingOf(kind, 'x').noun === 'other')
  expect(unknown).toEqual([])
})
