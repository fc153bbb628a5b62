import { endpoints } from '@store/api-client/contract'
import type { Shop } from '@store/core'
import type { Hono } from 'hono'
import { outsideShops, readInShop } from '../database/open.ts'
import { answerInShop, mount, readForShop } from '../mount.ts'
import { Problem } from '../problem.ts'
import { listCategories, listSubcategories } from '../queries/catalog.ts'
import { findPolicies, findTemplateSettings, listBranches, listCities, listDiscounts } from '../queries/shop-parts.ts'
import { countView, findLogo, findShop, findShopByDomain, findShopByName } from '../queries/shops.ts'
import type { Services } from '../services.ts'

export function shopRoutes(app: Hono, services: Services): void {
  const { db } = services

  mount(app, services, endpoints.resolveShop, async ({ query: { criteria, isDomain } }) => {
    const shop = await (isDomain ? findShopByDomain(db, criteria) : findShopByName(db, criteria))
    if (!shop) throw new Problem('notFound')
    const { id, templateId, version, subdomain, domain } = shop
    const settings = await readInShop(db, id, (tx) => findTemplateSettings(tx, id, templateId))
    return { id, templateId, version, subdomain, domain, settings }
  })

  mount(app, services, endpoints.getShop, ({ params }) =>
    readForShop(
      services,
      params.id,
      async (tx, shopId) => {
        const shop = await findShop(tx, shopId)
        return shop?.accessGate?.enabled ? lobbyOf(shop) : shop
      },
      { evenLocked: true },
    ),
  )

  mount(app, services, endpoints.getLogo, ({ params }) =>
    readForShop(
      services,
      params.id,
      async (tx, shopId) => {
        const src = await findLogo(tx, shopId)
        return src === null ? null : { src, alt: null }
      },
      { evenLocked: true },
    ),
  )

  mount(app, services, endpoints.countView, ({ params }) =>
    answerInShop(
      services,
      params.id,
      async (tx, shopId) => {
        if (!(await countView(tx, shopId))) throw new Problem('notFound')
        return undefined
      },
      { evenLocked: true },
    ),
  )

  mount(app, services, endpoints.listCategories, ({ params }) => readForShop(services, params.id, listCategories))
  mount(app, services, endpoints.listSubcategories, ({ params }) => readForShop(services, params.id, listSubcategories))
  mount(app, services, endpoints.listBranches, ({ params }) => readForShop(services, params.id, listBranches))
  mount(app, services, endpoints.getPolicies, ({ params }) => readForShop(services, params.id, findPolicies))
  mount(app, services, endpoints.listDiscounts, ({ params }) => readForShop(services, params.id, listDiscounts))
  mount(app, services, endpoints.listCities, ({ query }) =>
    outsideShops(db, (tx) => listCities(tx, query.country ?? null)),
  )
}

/** What a locked shop shows of itself: its name, language and gate, and where it lives (S1). */
function lobbyOf(shop: Shop): Shop {
  return {
    ...shop,
    city: null,
    phone: null,
    email: null,
    chatNumber: null,
    description: null,
    about: { mission: null, vision: null, story: null },
    minPurchase: null,
    paymentMethods: [],
    shippingRate: { kind: 'unset' },
    socials: {},
    tags: [],
  }
}
