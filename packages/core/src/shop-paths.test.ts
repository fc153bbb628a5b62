import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath, isShopPath, shopPathPattern, uncrawledPaths } from './shop-path-rules.ts'
import { SHOP_PATHS, shopPath, shopPathAt, shopPathNames, zoneOf } from './shop-paths.ts'

test('an address is written with its parameters, escaped', () => {
  expect(shopPath('home')).toBe('/')
  expect(shopPath('product', 'café/negro')).toBe('/productos/caf%C3%A9%2Fnegro')
  expect(shopPath('payment-return', 1042, 2)).toBe('/pedido/1042/pago/2')
})

test('every address is found again, whatever fills its parameters', () => {
  const pages = shopPathNames((path) => !path.file)
  fc.assert(
    fc.property(
      fc.constantFrom(...pages),
      fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
      (name, value) => {
        const path = SHOP_PATHS[name].path.replace(/:\w+/g, () => encodeURIComponent(value))
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
  for (const name of shopPathNames()) {
    const path = SHOP_PATHS[name].path.replaceAll(':', '')
    expect(canonicalPath(path)).toBe(path)
  }
})

test('the pattern of cached pages takes those and no buyer’s page', () => {
  const cached = new RegExp(`^(?:${shopPathPattern(...shopPathNames((path) => path.cached === true))})$`)
  expect(
    ['/', '/productos', '/productos/falda', '/blog/x', '/politicas/datos'].every((path) => cached.test(path)),
  ).toBe(true)
  expect(
    ['/cart', '/checkout', '/pedido/1', '/micompra', '/productos/a/b', '/acceso'].some((path) => cached.test(path)),
  ).toBe(false)
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
    '/events',
  ])
})
