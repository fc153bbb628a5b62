import { endpoints } from '@store/api-client/contract'
import type { Hono } from 'hono'
import { mount } from '../http/mount.ts'
import { openText, sealOwner } from '../secrets/seal.ts'
import type { Services } from '../services.ts'
import { readForShop } from './gate.ts'
import { findChatOrderForm, findIntegrations, findMarketplaceAccess, listAffiliations } from './store/integrations.ts'
import { findPolicies, listBranches } from './store/parts.ts'
import { findLogo } from './store/shops.ts'

export function shopRoutes(app: Hono, services: Services): void {
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

  mount(app, services, endpoints.listBranches, ({ params }, caller) => readForShop(caller, params.id, listBranches))
  mount(app, services, endpoints.getPolicies, ({ params }, caller) => readForShop(caller, params.id, findPolicies))
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
}
