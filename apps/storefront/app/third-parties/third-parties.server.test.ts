import { expect, test } from 'vitest'
import { pixelCall, purchaseImage } from './ad-pixel.ts'
import { googleEvent } from './google.ts'
import { sourcesOf } from './third-parties.server.ts'
import { purposesOf } from './third-parties.ts'
import { added, checkout, type TrackedEvent } from './tracked-events.ts'

const NONE = { pixel: null, google: null, chat: null }
const PIXEL = { ...NONE, pixel: '123456789012345' }
const ANALYTICS = { ...NONE, google: { kind: 'analytics', id: 'G-ABC123DEF4' } } as const
const CONTAINER = { ...NONE, google: { kind: 'tagManager', id: 'GTM-ABC1234' } } as const
const CHAT = { ...NONE, chat: { origin: 'https://chat.example', token: 'abcd' } }

test.each([
  ['a pixel', PIXEL, ['advertising']],
  ['a measurement', ANALYTICS, ['measurement']],
  ['a container', CONTAINER, ['measurement', 'advertising']],
  ['a chat', CHAT, ['conversation']],
  ['all', { ...PIXEL, google: CONTAINER.google, chat: CHAT.chat }, ['measurement', 'advertising', 'conversation']],
])('visitors of a shop with %s are asked about its purposes, each once', (_, thirdParties, purposes) => {
  expect(purposesOf(thirdParties)).toEqual(purposes)
})

test('a policy names the hosts of what the shop has, and nobody else’s', () => {
  expect(sourcesOf(null, 'shop')).toEqual({})
  expect(sourcesOf(CHAT, 'shop')).toEqual({
    'script-src': ['https://chat.example'],
    'connect-src': ['https://chat.example', 'wss://chat.example'],
    'img-src': ['https://chat.example'],
    'frame-src': ['https://chat.example'],
    'media-src': ['https://chat.example'],
  })
  expect(sourcesOf(PIXEL, 'shop')['script-src']).toEqual(['https://connect.facebook.net'])
  expect(Object.keys(sourcesOf(ANALYTICS, 'shop'))).toEqual(['script-src', 'connect-src', 'img-src'])
  expect(sourcesOf({ ...PIXEL, google: CONTAINER.google }, 'shop')['frame-src']).toEqual([
    'https://www.facebook.com',
    'https://www.googletagmanager.com',
    'https://td.doubleclick.net',
  ])
})

test('an order’s page lets one image through, to the pixel; a private page nothing', () => {
  for (const has of [PIXEL, { ...PIXEL, google: CONTAINER.google, chat: CHAT.chat }]) {
    expect(sourcesOf(has, 'order')).toEqual({ 'img-src': ['https://www.facebook.com'] })
    expect(sourcesOf(has, 'private')).toEqual({})
  }
  expect(sourcesOf(CONTAINER, 'order')).toEqual({})
})

const line = { productId: 7, variantId: '11', name: 'Camisa', variant: ['M'], unitPrice: 1250, quantity: 2 }
const bought: Extract<TrackedEvent, { kind: 'purchase' }> = {
  kind: 'purchase',
  number: 1009,
  currency: 'USD',
  value: 25,
  shipping: 4.5,
  items: [{ id: '7-11', name: 'Camisa', variant: 'M', price: 12.5, quantity: 2 }],
}

test('I3: the pixel’s words for what happens', () => {
  const goods = {
    content_ids: ['7-11'],
    content_name: 'Camisa',
    content_type: 'product',
    currency: 'USD',
    value: 25,
    contents: [{ id: '7-11', quantity: 2, item_price: 12.5 }],
  }
  expect(pixelCall({ kind: 'page', title: 'Inicio', address: 'https://a.example/' })).toEqual(['PageView'])
  expect(pixelCall(added(line, 'USD'))).toEqual(['AddToCart', goods])
  expect(pixelCall(checkout([line], 'USD'))).toEqual(['InitiateCheckout', { ...goods, num_items: 2 }])
  expect(pixelCall(bought)).toEqual(['Purchase', { ...goods, num_items: 2 }])
})

test('I4: Google’s words for what happens', () => {
  const items = [{ item_id: '7-11', item_name: 'Camisa', item_variant: 'M', price: 12.5, quantity: 2 }]
  const page = { kind: 'page', title: 'Inicio', address: 'https://a.example/?mail=a%40b.example#x' } as const
  expect(googleEvent(page)).toEqual({
    event: 'page_view',
    parameters: { page_title: 'Inicio', page_location: 'https://a.example/' },
  })
  expect(googleEvent(added(line, 'USD'))).toEqual({
    event: 'add_to_cart',
    parameters: { currency: 'USD', value: 25, items },
  })
  expect(googleEvent(bought).parameters).toEqual({
    transaction_id: '1009',
    shipping: 4.5,
    currency: 'USD',
    value: 25,
    items,
  })
})

test('a purchase told by an image says what was bought, and of its buyer only what the pixel itself has left', () => {
  const url = new URL(
    purchaseImage(
      '123456789012345',
      { id: 3, address: 'https://a.example' },
      bought,
      'x=1; _fbp=fb.1.2.3; cart=secret',
    ),
  )
  expect(url.origin + url.pathname).toBe('https://www.facebook.com/tr/')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id: '123456789012345',
    ev: 'Purchase',
    dl: 'https://a.example',
    eid: '3-1009',
    fbp: 'fb.1.2.3',
    noscript: '1',
    'cd[currency]': 'USD',
    'cd[value]': '25',
    'cd[num_items]': '2',
    'cd[content_type]': 'product',
    'cd[content_ids]': '["7-11"]',
    'cd[content_name]': 'Camisa',
    'cd[contents]': '[{"id":"7-11","quantity":2,"item_price":12.5}]',
  })
})
