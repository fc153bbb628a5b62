import { endpoints, type TemplateSettings } from '@store/api-client/contract'
import type { Shop } from '@store/core'
import type { Hono } from 'hono'
import { listCategories, listSubcategories } from '../catalog/store/catalog.ts'
import { keepOfficialCities } from '../cities/official-cities.ts'
import { listShopCities } from '../cities/store.ts'
import { readInShop } from '../database/open.ts'
import { isLocked, mount, readForShop } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'
import { methodsWith } from '../payments/accounts.ts'
import { accountNames } from '../payments/store/payments.ts'
import { openText, sealOwner } from '../secrets/seal.ts'
import type { Services } from '../services.ts'
import { findChatOrderForm, findIntegrations, findMarketplaceAccess, listAffiliations } from './store/integrations.ts'
import { findPolicies, findTemplateSettings, listBranches, listDiscounts } from './store/parts.ts'
import { findLogo, findShop, findShopByDomain, findShopByName, hasDepositAccount, isShop } from './store/shops.ts'

export function shopRoutes(app: Hono, services: Services): void {
  const { db } = services
  const officialCities = keepOfficialCities(db, services.now)

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

  mount(app, services, endpoints.getLogo, ({ params }, caller) =>
    readForShop(
      caller,
      params.id,
      async (tx, shopId) => {
        const src = await findLogo(tx, shopId)
        return src === null ? null : { src, alt: null }
      },
      { evenLocked: true },
    ),
  )

  mount(app, services, endpoints.countView, async ({ params }, caller) => {
    if (!(await readForShop(caller, params.id, isShop, { evenLocked: true }))) throw new Problem('notFound')
    services.views.add(params.id)
    return undefined
  })

  mount(app, services, endpoints.listCategories, ({ params }, caller) => readForShop(caller, params.id, listCategories))
  mount(app, services, endpoints.listSubcategories, ({ params }, caller) =>
    readForShop(caller, params.id, listSubcategories),
  )
  mount(app, services, endpoints.listBranches, ({ params }, caller) => readForShop(caller, params.id, listBranches))
  mount(app, services, endpoints.getPolicies, ({ params }, caller) => readForShop(caller, params.id, findPolicies))
  mount(app, services, endpoints.listDiscounts, ({ params }, caller) => readForShop(caller, params.id, listDiscounts))
  mount(app, services, endpoints.listAffiliations, ({ params }, caller) =>
    readForShop(caller, params.id, listAffiliations),
  )
  mount(app, services, endpoints.getIntegrations, ({ params }, caller) =>
    readForShop(caller, params.id, findIntegrations),
  )
  mount(app, services, endpoints.getChatOrderForm, ({ params }, caller) =>
    readForShop(caller, params.id, findChatOrderForm),
  )
  mount(app, services, endpoints.getMarketplaceAccess, async ({ params }, caller) => {
    const access = await readForShop(caller, params.id, findMarketplaceAccess)
    if (!access?.token || !caller.ours) return access && { ...access, token: null }
    const owner = sealOwner.marketplace(params.id)
    return { ...access, token: openText(services.payments.secrets, owner, access.token) }
  })
  mount(app, services, endpoints.listCities, ({ query: { country, shopId } }, caller) =>
    shopId == null ? officialCities(country ?? null) : readForShop(caller, shopId, listShopCities),
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
