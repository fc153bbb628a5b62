import { endpoints } from '@store/api-client/contract'
import type { Hono } from 'hono'
import { outsideShops, readInShop } from '../database/open.ts'
import { findHosts, findShopByDomain, findShopByName } from '../domains/store.ts'
import { mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import { methodsWith } from '../payments/accounts.ts'
import { accountNames } from '../payments/store/accounts.ts'
import type { Services } from '../services.ts'
import { isLocked, readForShop } from '../shops/gate.ts'
import { shownSettings } from '../shops/shown-settings.ts'
import { findTemplateSettings } from '../shops/store/parts.ts'
import { findShop, hasDepositAccount } from '../shops/store/shops.ts'
import { gateSettingsOf, shopAtGate } from './at-gate.ts'
import { findHome, findProductPage } from './pages.ts'
import { findPreviewShop } from './preview.ts'
import { findStorefrontShop } from './shop.ts'

/** A storefront's first requests: the shop of an address, and the shop with the data that shoppers see. */
export function storefrontRoutes(app: Hono, services: Services): void {
  const { db } = services

  mount(app, services, endpoints.getStorefrontShop, ({ query }, caller) =>
    findStorefrontShop(db, query, (tx, shopId) => isLocked(tx, shopId, caller), services.now()),
  )

  mount(app, services, endpoints.getPreviewShop, async ({ params }, { ours }) =>
    ours ? findPreviewShop(services, params.token) : null,
  )

  mount(app, services, endpoints.findShopIds, ({ body }) => outsideShops(db, (tx) => findHosts(tx, body.addresses)))

  mount(app, services, endpoints.getHome, ({ query }, caller) =>
    readForShop(caller, query.shopId, (tx, shopId) => findHome(tx, shopId, query)),
  )

  mount(app, services, endpoints.getProductPage, ({ params, query }, caller) =>
    readForShop(caller, query.shopId, (tx, shopId) => findProductPage(tx, shopId, params.slug, query.related)),
  )

  mount(app, services, endpoints.resolveShop, async ({ query: { criteria, isDomain } }, caller) => {
    const shop = await (isDomain ? findShopByDomain(db, criteria) : findShopByName(db, criteria))
    if (!shop) throw new Problem('notFound')
    const { id, templateId, version, subdomain, domain } = shop
    const settings = await readInShop(db, id, async (tx) => {
      const [all, locked] = await Promise.all([findTemplateSettings(tx, id, templateId), isLocked(tx, id, caller)])
      if (locked) return gateSettingsOf(all)
      return caller.ours ? all : shownSettings(all, shop, services.now())
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
