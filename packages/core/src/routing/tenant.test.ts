import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHAT_TEMPLATE,
  type DomainSettings,
  hasPreview,
  isShopName,
  normaliseHost,
  readDomainSettings,
  tenantFromUrl,
  tenantKey,
} from './tenant.ts'

const domains: DomainSettings = {
  storeDomains: ['localhost', 'feria.shop'],
  onlineDomains: ['feria.online', 'eu.feria.shop'],
  template3Domain: 'feria.club',
  brand: 'feria',
}
const subdomain = (name: string) => ({ kind: 'subdomain', name })
const domain = (name: string) => ({ kind: 'domain', name })
const none = (reason: string) => ({ kind: 'none', reason })
const chat = (slug: string, host: object | null = null) => ({ kind: 'chat', slug, host })

describe('normaliseHost (T7)', () => {
  test.each([
    ['a plain host', 'alborada.feria.shop', 'alborada.feria.shop'],
    ['a port', 'alborada.localhost:3000', 'alborada.localhost'],
    ['an empty port', 'alborada.localhost:', 'alborada.localhost'],
    ['a trailing dot', 'alborada.localhost.', 'alborada.localhost'],
    ['a trailing dot and a port', 'alborada.localhost.:3000', 'alborada.localhost'],
    ['upper case', 'ALBORADA.Feria.Shop', 'alborada.feria.shop'],
    ['an IDN', 'cañón.com', 'xn--can-8mak.com'],
    ['an IDN in upper case', 'CAÑÓN.com', 'xn--can-8mak.com'],
    ['punycode', 'xn--can-8mak.com', 'xn--can-8mak.com'],
    ['full-width letters and dots', 'ａlborada。localhost', 'alborada.localhost'],
    ['an address', '127.0.0.1:3000', '127.0.0.1'],
  ])('reads %s', (_, host, name) => {
    expect(normaliseHost(host)).toBe(name)
  })

  test.each([
    ['no host', undefined],
    ['null', null],
    ['an empty host', ''],
    ['a port alone', ':3000'],
    ['a repeated host', 'a.localhost, b.localhost'],
    ['a repeated host without a space', 'a.localhost,b.localhost'],
    ['a space', 'a.localhost '],
    ['a line break', 'a.localhost\r\nX-Evil: 1'],
    ['a null byte', 'a\0.localhost'],
    ['an IPv6 literal', '[::1]'],
    ['an IPv6 literal with a port', '[::1]:3000'],
    ['an IPv6 address without brackets', '::1'],
    ['a port that is no number', 'a.localhost:http'],
    ['a port that is too big', 'a.localhost:65536'],
    ['two ports', 'a.localhost:80:80'],
    ['credentials', 'user@a.localhost'],
    ['a path', 'a.localhost/x'],
    ['a query', 'a.localhost?x'],
    ['a backslash', 'a.localhost\\x'],
    ['an escape', '%61.localhost'],
    ['two trailing dots', 'a.localhost..'],
    ['an empty label', 'a..localhost'],
    ['a leading dot', '.localhost'],
    ['a leading hyphen', '-a.localhost'],
    ['a trailing hyphen', 'a-.localhost'],
    ['an underscore', 'a_b.localhost'],
    ['a wildcard', '*.localhost'],
    ['a label of 64 characters', `${'a'.repeat(64)}.localhost`],
    ['a name of 300 characters', `${'a.'.repeat(150)}com`],
    ['an address as one number', '2130706433'],
    ['an address in hexadecimal', '0x7f.0.0.0x1'],
    ['an address with three parts', '127.0.1'],
    ['an address out of range', '256.0.0.1'],
    ['broken punycode', 'xn--ls8hé.com'],
    ['a slash in disguise', 'a℀b.localhost'],
  ])('refuses %s', (_, host) => {
    expect(normaliseHost(host)).toBeNull()
  })

  test('is settled after one pass, for any text', () => {
    const host = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.domain(), fc.webAuthority())
    fc.assert(
      fc.property(host, (host) => {
        const name = normaliseHost(host)
        if (name !== null) expect(normaliseHost(name)).toBe(name)
      }),
    )
  })
})

describe('tenantFromUrl: the host decides (T1, T3)', () => {
  test.each([
    ['a shop on a store domain', 'alborada.localhost:3000', subdomain('alborada')],
    ['a shop on another store domain', 'alborada.feria.shop', subdomain('alborada')],
    ['a shop on an online domain', 'alborada.feria.online', subdomain('alborada')],
    ['a shop on a domain inside another one', 'alborada.eu.feria.shop', subdomain('alborada')],
    ['a shop of template 3', 'loma.feria.club', subdomain('loma')],
    ['a custom domain', 'www.tienda-alba.com.co', domain('www.tienda-alba.com.co')],
    ['a custom domain with a port, upper case and a dot', 'Tienda.COM.:8443', domain('tienda.com')],
    ['a custom domain that only ends like ours', 'notferia.shop', domain('notferia.shop')],
    ['a custom domain that holds our name', 'alborada.localhost.evil.com', domain('alborada.localhost.evil.com')],
    ['the bare store domain', 'localhost:3000', none('ownDomain')],
    ['the bare online domain', 'feria.online', none('ownDomain')],
    ['a bare domain inside another one', 'eu.feria.shop', none('ownDomain')],
    ['www of our own domain', 'www.feria.shop', none('ownDomain')],
    ['the brand as a shop', 'feria.localhost', none('brand')],
    ['the brand in upper case', 'FERIA.feria.shop', none('brand')],
    ['the brand with an invisible letter', 'fe\u00adria.localhost', none('brand')],
    ['the brand as a host', 'feria', none('brand')],
    ['a name of two labels', 'a.b.localhost', none('badHost')],
    ['an address', '10.0.0.1', none('badHost')],
    ['no host', '', none('badHost')],
    ['an IPv6 literal', '[::1]:3000', none('badHost')],
  ])('%s', (_, host, tenant) => {
    expect(tenantFromUrl({ host, pathname: '/productos' }, domains)).toEqual(tenant)
  })

  test('an address can be one of our domains', () => {
    const local = { ...domains, storeDomains: ['127.0.0.1'] }
    expect(tenantFromUrl({ host: '127.0.0.1:3000', pathname: '/' }, local)).toEqual(none('ownDomain'))
  })
})

describe('tenantFromUrl: /wa/{slug} (T2)', () => {
  test.each([
    ['on the bare domain', 'localhost:3000', '/wa/alborada', chat('alborada')],
    ['on www', 'www.feria.shop', '/wa/alborada', chat('alborada')],
    ['on the brand’s subdomain', 'feria.localhost', '/wa/alborada', chat('alborada')],
    ['an id', 'localhost', '/wa/42', chat('42')],
    ['on a shop’s own subdomain', 'alborada.localhost', '/wa/alborada', chat('alborada', subdomain('alborada'))],
    ['on another shop’s host, for the caller to refuse', 'sierra.localhost', '/wa/42', chat('42', subdomain('sierra'))],
    ['on a custom domain', 'tienda.com', '/wa/42', chat('42', domain('tienda.com'))],
    ['a page of it', 'localhost', '/wa/alborada/productos/vestido-7', chat('alborada')],
    ['a trailing slash', 'localhost', '/wa/alborada/', chat('alborada')],
    ['upper case', 'localhost', '/WA/Alborada', chat('alborada')],
    ['double slashes', 'localhost', '//wa///alborada', chat('alborada')],
    ['escapes', 'localhost', '/%77a/%61lborada', chat('alborada')],
    ['the brand', 'localhost', '/wa/feria', none('brand')],
    ['the brand in upper case and escaped', 'localhost', '/wa/%46ERIA/blog', none('brand')],
    ['no slug', 'localhost', '/wa', none('ownDomain')],
    ['no slug on a shop’s host is a page like any other', 'alborada.localhost', '/wa/', subdomain('alborada')],
    ['a longer word', 'alborada.localhost', '/wax/other', subdomain('alborada')],
    ['deeper down', 'alborada.localhost', '/blog/wa/other', subdomain('alborada')],
    ['an escaped slash keeps it one segment', 'alborada.localhost', '/wa%2Fother', subdomain('alborada')],
    ['an escaped slash in the slug', 'localhost', '/wa/a%2Fb', none('badHost')],
    ['an escape escaped twice', 'localhost', '/wa/%2561lborada', none('badHost')],
    ['a broken escape', 'localhost', '/wa/%E0%A4%A', none('badHost')],
    ['a dot segment', 'localhost', '/x/../wa/alborada', none('badHost')],
    ['an escaped dot segment', 'alborada.localhost', '/%2e%2e/wa/other', none('badHost')],
    ['a backslash', 'alborada.localhost', '/\\wa/other', none('badHost')],
    ['a dot in the slug', 'localhost', '/wa/a.b', none('badHost')],
    ['a host in the slug', 'localhost', '/wa/tienda.com:80', none('badHost')],
    ['a number beyond numbers', 'localhost', `/wa/${'9'.repeat(30)}`, none('badHost')],
    ['a hostile host wins over any path', 'a, b', '/wa/alborada', none('badHost')],
    ['a host that is no shop has no shops', 'a.b.localhost', '/wa/alborada', none('badHost')],
  ])('%s', (_, host, pathname, tenant) => {
    expect(tenantFromUrl({ host, pathname }, domains)).toEqual(tenant)
  })
})

describe('any request at all (T7)', () => {
  const label = fc.constantFrom('feria', 'FERIA', 'alborada', 'www', '', '42', '*', 'xn--', 'ñ', '..')
  const host = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webAuthority(),
    fc
      .tuple(label, fc.constantFrom('localhost', 'feria.shop', 'eu.feria.shop', 'com', ''))
      .map((parts) => parts.join('.')),
    label,
    fc.constantFrom(null, undefined),
  )
  const pathname = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webPath(),
    fc.tuple(fc.constantFrom('/wa/', '//WA//', '/%77a/', '/'), label).map((parts) => parts.join('')),
  )
  test('never throws, never yields a shop for the brand, and yields only names safe to look up', () => {
    fc.assert(
      fc.property(host, pathname, (host, pathname) => {
        const tenant = tenantFromUrl({ host, pathname }, domains)
        if (tenant.kind === 'none') return
        const names = tenant.kind === 'chat' ? [tenant.slug, ...(tenant.host ? [tenant.host.name] : [])] : [tenant.name]
        for (const name of names) {
          expect(name).toMatch(/^[a-z0-9.-]+$/)
          expect(name).not.toBe('feria')
        }
      }),
      { numRuns: 2000 },
    )
  })
})

test('tenantKey tells tenants apart', () => {
  const keys = [
    tenantKey({ kind: 'subdomain', name: 'a' }),
    tenantKey({ kind: 'domain', name: 'a' }),
    tenantKey({ kind: 'chat', slug: 'a', host: null }),
    tenantKey({ kind: 'chat', slug: 'a', host: { kind: 'subdomain', name: 'a' } }),
    tenantKey({ kind: 'chat', slug: 'a', host: { kind: 'domain', name: 'a' } }),
    tenantKey({ kind: 'none', reason: 'brand' }),
    tenantKey({ kind: 'none', reason: 'badHost' }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

describe('isShopName (T2)', () => {
  test.each(['mercado', 'malecon86', '86malecon', 'la-caleta', 'ab', 'a'.repeat(63)])('%s may be taken', (name) => {
    expect(isShopName(name, domains)).toBe(true)
  })
  test.each([
    ...[
      '',
      'a',
      'a'.repeat(64),
      '12345',
      '-abc',
      'abc-',
      'a.b',
      'a b',
      'a_b',
      'Mercado',
      'señora',
      'xn--abc',
      'ab--cd',
    ],
    ...['feria', 'www', 'api', 'admin', 'wa', 'localhost'],
  ])('%j may not', (name) => {
    expect(isShopName(name, domains)).toBe(false)
  })
  test('the brand is refused whatever its case in the settings', () => {
    expect(isShopName('mercado', { brand: 'Mercado' })).toBe(false)
  })
})

test('templates 5 to 17, and 99, have an address in every shop; chat shops are 99 (R9, K99)', () => {
  expect([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 99].every(hasPreview)).toBe(true)
  expect([0, 3, 4, 18, 98, 100, 5.5, Number.NaN].some(hasPreview)).toBe(false)
  expect(CHAT_TEMPLATE).toBe(99)
})

describe('readDomainSettings', () => {
  test('lists are read without case, spaces and empty names', () => {
    const variables = { STORE_DOMAINS: ' Feria.shop,, localhost', TEMPLATE3_DOMAIN: 'Feria.Club ', BRAND: 'Feria' }
    expect(readDomainSettings(variables)).toEqual({
      storeDomains: ['feria.shop', 'localhost'],
      onlineDomains: [],
      template3Domain: 'feria.club',
      brand: 'feria',
    })
  })

  test('what is empty counts as unset', () => {
    const unset = { storeDomains: ['localhost'], onlineDomains: [], template3Domain: null, brand: 'feria' }
    expect(readDomainSettings({})).toEqual(unset)
    expect(readDomainSettings({ STORE_DOMAINS: '', TEMPLATE3_DOMAIN: '', BRAND: '' })).toEqual(unset)
  })
})
