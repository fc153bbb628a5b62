import { expect, test } from 'vitest'
import { pixelEvent, type ShopEventName } from './analytics.ts'

const event = (name: ShopEventName) => ({ name, productId: 1, categoryId: null })
const shop = { pixelId: '123', consent: true }

test('B6: AddToCart and InitiateCheckout have pixel codes 1 and 2', () => {
  expect(pixelEvent(event('addedToCart'), shop)).toEqual({ event: 'AddToCart', code: 1 })
  expect(pixelEvent(event('startedCheckout'), shop)).toEqual({ event: 'InitiateCheckout', code: 2 })
})
test('B6: nothing leaves without a pixel, without consent, or for other events', () => {
  expect(pixelEvent(event('addedToCart'), { ...shop, pixelId: null })).toBeNull()
  expect(pixelEvent(event('addedToCart'), { ...shop, pixelId: '' })).toBeNull()
  expect(pixelEvent(event('addedToCart'), { ...shop, consent: false })).toBeNull()
  expect(pixelEvent(event('viewedProduct'), shop)).toBeNull()
})
