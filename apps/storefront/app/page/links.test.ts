import { expect, test } from 'vitest'
import { mayPrefetch, needsDocument } from './links.tsx'

test.each([
  ['/productos', '', false],
  ['/', '', false],
  ['/productos?page=2', '', false],
  ['/checkout?items=1:1', '', true],
  ['/checkout', '', true],
  ['/wa/alborada', '', true],
  ['/template6', '', true],
  ['/productos/checkout', '', false],
  ['/micompra', '', true],
  ['/suscripcion', '', false],
  ['/suscripcion/confirmar?key=1', '', true],
  ['/wa/alborada/pedido/7', '/wa/alborada', true],
  ['/wa/alborada', '/wa/alborada', false],
  ['/wa/alborada?x=1', '/wa/alborada', false],
  ['/wa/alborada/productos', '/wa/alborada', false],
  ['/wa/alborada/checkout?items=1:1', '/wa/alborada', true],
  ['/wa/alborada2/productos', '/wa/alborada', true],
  ['/productos', '/wa/alborada', true],
])('a link to %s from a shop at "%s" is a document: %s', (href, mount, isDocument) => {
  expect(needsDocument(href, mount, 'shop')).toBe(isDocument)
})

test.each(['order', 'private'] as const)('a page that knows a buyer (%s) is left by an ordinary page load', (from) => {
  expect(needsDocument('/', '', from)).toBe(true)
  expect(needsDocument('/wa/alborada/productos', '/wa/alborada', from)).toBe(true)
})

test.each([
  [{ onLine: true }, true],
  [{ onLine: false }, false],
  [{ onLine: true, connection: { saveData: true, effectiveType: '4g' } }, false],
  [{ onLine: true, connection: { effectiveType: '2g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: true, connection: { effectiveType: '3g' } }, true],
])('B1: with %j pages are fetched ahead: %s', (device, may) => {
  expect(mayPrefetch(device)).toBe(may)
})
