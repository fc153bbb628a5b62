import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './shop-path-rules.ts'

test.each([
  ['/', '/'],
  ['/productos', '/productos'],
  ['/productos/', '/productos'],
  ['/Productos/Vestido-Lino', '/productos/Vestido-Lino'],
  ['/WA/Alborada/', '/wa/alborada'],
  ['/wa/alborada/Productos/Falda', '/wa/alborada/productos/Falda'],
  ['/productosHoko/8001', '/productosHoko/8001'],
  ['/wa/alborada/PRODUCTOSHOKO', '/wa/alborada/productosHoko'],
  ['//evil.example/x', '/evil.example/x'],
  ['/caf%C3%A9', '/caf%C3%A9'],
])('%s is written %s', (asked, written) => {
  expect(canonicalPath(asked)).toBe(written)
})

test('one redirect is enough, and it never leaves the host', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const once = canonicalPath(path)
      expect(canonicalPath(once)).toBe(once)
      expect(new URL(once, 'http://alborada.localhost').host).toBe('alborada.localhost')
    }),
  )
})
