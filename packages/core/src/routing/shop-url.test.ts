import { describe, expect, test } from 'vitest'
import { chatShopUrl, shopUrl } from './shop-url.ts'
import type { DomainSettings } from './tenant.ts'

describe('shop addresses (T4)', () => {
  const live: DomainSettings = {
    storeDomains: ['feria.shop'],
    onlineDomains: ['feria.online'],
    template3Domain: 'feria.club',
    brand: 'feria',
  }
  const local: DomainSettings = { ...live, storeDomains: ['localhost'], template3Domain: null }
  const alborada = { subdomain: 'alborada', domain: null, templateId: 5 }
  test.each([
    ['a subdomain of the first store domain', alborada, live, undefined, 'https://alborada.feria.shop'],
    ['a custom domain', { ...alborada, domain: 'tienda.com' }, live, undefined, 'https://tienda.com'],
    [
      'a custom domain as a merchant typed it',
      { ...alborada, domain: 'Tienda.COM.' },
      live,
      undefined,
      'https://tienda.com',
    ],
    ['an empty custom domain is none', { ...alborada, domain: '' }, live, undefined, 'https://alborada.feria.shop'],
    [
      'a custom domain that is no host is none',
      { ...alborada, domain: 'https://x/y' },
      live,
      undefined,
      'https://alborada.feria.shop',
    ],
    ['template 3 has its own suffix', { ...alborada, templateId: 3 }, live, undefined, 'https://alborada.feria.club'],
    [
      'template 3 without a suffix of its own',
      { ...alborada, templateId: 3 },
      local,
      3000,
      'http://alborada.localhost:3000',
    ],
    ['localhost has http and a port', alborada, local, 3000, 'http://alborada.localhost:3000'],
    ['localhost on the usual port', alborada, local, 80, 'http://alborada.localhost'],
    ['elsewhere a proxy stands before the port', alborada, live, 3000, 'https://alborada.feria.shop'],
    ['a custom domain beside localhost', { ...alborada, domain: 'tienda.com' }, local, 3000, 'https://tienda.com'],
    [
      'without store domains the online ones serve',
      alborada,
      { ...live, storeDomains: [] },
      undefined,
      'https://alborada.feria.online',
    ],
  ])('%s', (_, shop, domains, port, url) => {
    expect(shopUrl(shop, domains, port)).toBe(url)
  })

  test('the chat shop lives on the product’s own domain', () => {
    expect(chatShopUrl(alborada, live)).toBe('https://feria.shop/wa/alborada')
    expect(chatShopUrl(alborada, local, 3000)).toBe('http://localhost:3000/wa/alborada')
  })
  test('a product without any domain is a bug', () => {
    expect(() => shopUrl(alborada, { ...live, storeDomains: [], onlineDomains: [] })).toThrow('domain')
  })
})
