import { expect, test } from 'vitest'
import { trustProxies } from './shopper.ts'

const { senderOf, isTrusted } = trustProxies('10.0.0.0/8, 192.0.2.7,2001:db8:1::/48,')

test.each([
  ['no proxy', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy that says nothing', '10.1.2.3', undefined, '10.1.2.3'],
  ['a proxy', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['a proxy, on a socket for both families', '::ffff:10.1.2.3', '::ffff:203.0.113.7', '203.0.113.7'],
  ['two proxies', '192.0.2.7', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['a proxy of IPv6', '2001:db8:1::5', '2001:db8:9::1', '2001:db8:9::1'],
  ['a visitor who writes the header themselves', '10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a visitor who writes nonsense', '10.1.2.3', 'unknown, , 999.1.1.1', '10.1.2.3'],
])('who asks, behind %s', (_, peer, forwarded, sender) => {
  expect(senderOf(peer, forwarded)).toBe(sender)
})

test('without proxies nobody is trusted', () => {
  expect(trustProxies('').senderOf('10.1.2.3', '203.0.113.7')).toBe('10.1.2.3')
  expect([isTrusted('10.1.2.3'), isTrusted('::ffff:10.1.2.3'), isTrusted('11.1.2.3'), isTrusted('')]).toEqual([
    ...[true, true, false, false],
  ])
})

test.each(['nginx', '10.0.0.0/99', '10.0.0.0/x', '/8', '10.0.0.0/8,proxy'])('%s cannot be trusted', (text) => {
  expect(() => trustProxies(text)).toThrow(/TRUST_PROXY has "/)
})
