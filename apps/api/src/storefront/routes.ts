import { endpoints, type TemplateSettings } from '@store/api-client/contract'
import type { Shop } from '@store/core'
import type { Hono } from 'hono'
import { readInShop } from '../database/open.ts'
import { mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import { methodsWith } from '../payments/accounts.ts'
import { accountNames } from '../payments/store/payments.ts'
import type { Services } from '../services.ts'
import { isLocked, readForShop } from '../shops/gate.ts'
import { findTemplateSettings } from '../shops/store/parts.ts'
import { findShop, findShopByDomain, findShopByName, hasDepositAccount } from '../shops/store/shops.ts'

/** What a storefront asks first: which shop an address belongs to, and the shop as shoppers see it. */
export function storefrontRoutes(app: Hono, services: Services): void {
  const { db } = services

  mount(app, services, endpoints.resolveShop, async ({ query: { criteria, isDomain } }, caller) => {
    const shop = await (isDomain ? findShopByDomain(db, criteria) : findShopByName(db, criteria))
    if (!shop) throw new Problem('notFound')
    const { id, templateId, version, subdomain, domain } = shop
    const settings = await readInShop(db, id, async (tx) => {
      const [all, locked] = await Promise.all([findTemplateSettings(tx, id, templateId), isLocked(tx, id, caller)])
      return locked ? gateSettingsOf(all) : all
    })
    return { id, templateId, version, subdomain, domain, settings }
  })

  mount(app, services, endpoints.getShop, ({ params }, caller) =>
    readForShop(
      caller,
      params.id,
      async (tx, shopId) => {
        const [shop, locked, accounts, deposit] = await Promise.all([
          findShop(tx, shopId),
          isLocked(tx, shopId, caller),
          accountNames(tx, shopId),
          hasDepositAccount(tx, shopId),
        ])
        if (!shop || locked) return shop && shopAtGate(shop)
        return { ...shop, paymentMethods: methodsWith(shop, { accounts, deposit }) }
      },
      { evenLocked: true },
    ),
  )
}

/** Of the settings of a locked shop, what its gate is painted with, and none of its words and pictures. */
function gateSettingsOf(settings: TemplateSettings | null): TemplateSettings | null {
  if (!settings) return null
  return Object.fromEntries(Object.entries(settings).filter(([name]) => GATE_SETTINGS.includes(name)))
}
const GATE_SETTINGS: readonly string[] = ['colors', 'scheme', 'font', 'logo']

/** What a locked shop shows of itself: its name, language and gate, where it lives (S1) and how it is reached (M2). */
function shopAtGate(shop: Shop): Shop {
  return {
    ...shop,
    city: null,
    description: null,
    about: { mission: null, vision: null, story: null },
    minPurchase: null,
    paymentMethods: [],
    cashOnDelivery: { cities: null, ceiling: null },
    shippingRate: { kind: 'unset' },
    socials: {},
    tags: [],
  }
}
