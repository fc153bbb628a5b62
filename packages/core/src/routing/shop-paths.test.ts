import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cachedPathPattern, canonicalPath, isShopPath, shopPathPattern, uncrawledPaths } from './shop-path-rules.ts'
import {
  SHOP_DATA,
  SHOP_FILES,
  SHOP_PAGES,
  type ShopPathName,
  screenOfPage,
  shopPath,
  shopPathAt,
  zoneOf,
} from './shop-paths.ts'

const ADDRESSES = { ...SHOP_PAGES, ...SHOP_DATA }

test('an address is written with its parameters, escaped', () => {
  expect(shopPath('home')).toBe('/')
  expect(shopPath('product', 'café/negro')).toBe('/productos/caf%C3%A9%2Fnegro')
  expect(shopPath('payment-return', 1042, 2)).toBe('/pedido/1042/pago/2')
})

test('every address is found again, whatever fills its parameters', () => {
  const pages = Object.keys(ADDRESSES) as ShopPathName[]
  fc.assert(
    fc.property(
      fc.constantFrom(...pages),
      fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
      (name, value) => {
        const path = ADDRESSES[name].path.replace(/:\w+/g, () => encodeURIComponent(value))
        expect(shopPathAt(path)).toBe(name)
        expect(shopPathAt(`${path}?page=2#main`)).toBe(name)
        expect(isShopPath(path)).toBe(true)
      },
    ),
  )
})

test.each([
  ['/nada', null],
  ['/productos/a/b', null],
  ['/blog/cart', 'article'],
  ['/productosHoko/8001', 'marketplace-product'],
  ['', 'home'],
])('%s is %s', (path, name) => {
  expect(shopPathAt(path)).toBe(name)
})

test.each([
  ['/', 'shop'],
  ['/suscripcion', 'shop'],
  ['/suscripcion/confirmar?key=1', 'private'],
  ['/checkout?items=1:1', 'private'],
  ['/micompra', 'private'],
  ['/pedido/12?key=1', 'order'],
  ['/pedido/12/pago/1', 'order'],
])('%s is in the zone %s', (path, zone) => {
  expect(zoneOf(path)).toBe(zone)
})

test('an address that does not exist is in the zone of the one it continues: its query may hold an order’s key', () => {
  expect(zoneOf('/pedido/12/pago?key=1')).toBe('order')
  expect(zoneOf('/checkout/x')).toBe('private')
  expect(zoneOf('/nada/pedido')).toBe('shop')
})

test('canonical spelling of every address is the table’s own', () => {
  for (const row of [...Object.values(ADDRESSES), ...Object.values(SHOP_FILES)]) {
    const path = row.path.replaceAll(':', '')
    expect(canonicalPath(path)).toBe(path)
  }
})

test('the pattern of cached pages takes those and no buyer’s page', () => {
  const cached = new RegExp(`^(?:${cachedPathPattern()})$`)
  expect(
    ['/', '/productos', '/productos/falda', '/blog/x', '/politicas/datos', '/contacto', '/cart'].every((path) =>
      cached.test(path),
    ),
  ).toBe(true)
  expect(['/checkout', '/pedido/1', '/micompra', '/productos/a/b', '/acceso'].some((path) => cached.test(path))).toBe(
    false,
  )
})

test('crawlers stay away from pages of one visitor, each beginning said once', () => {
  expect(uncrawledPaths()).toEqual([
    '/cart',
    '/checkout',
    '/pedido/',
    '/micompra',
    '/suscripcion',
    '/acceso',
    '/productos.json',
    '/suggestions',
    '/cities',
    '/events',
  ])
})

test('browsers come back from payment to the attempt of an order', () => {
  const back = new RegExp(`^(?:${shopPathPattern('payment-return')})$`)
  expect([back.test('/pedido/1042/pago/2'), back.test('/pedido/x/pago/2'), back.test('/pedido/1042')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a screen is called as its page is, but for two', () => {
  expect(screenOfPage('order-placed')).toBe('OrderPlaced')
  expect(screenOfPage('policy')).toBe('Policies')
  expect(screenOfPage('access')).toBe('Locked')
})
