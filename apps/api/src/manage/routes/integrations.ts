import { manageEndpoints as calls, INTEGRATIONS } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { sealOwner, sealText } from '../../secrets/seal.ts'
import {
  findIntegrations,
  findMarketplaceAccess,
  setIntegrations,
  setMarketplaceAccess,
} from '../../shops/store/integrations.ts'
import { findOrderHook, setOrderHook } from '../../shops/store/order-hook.ts'
import type { Management } from '../mount.ts'
import { wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function integrationRoutes(manage: Management): void {
  manage.read(calls.getIntegrations, (tx, { shopId }) => idsOf(tx, shopId))
  manage.change(calls.changeIntegrations, async (tx, { shopId, body, match }) => {
    match(await idsOf(tx, shopId))
    await setIntegrations(tx, shopId, body)
    return idsOf(tx, shopId)
  })

  manage.read(calls.getMarketplace, (tx, { shopId }) => marketplaceOf(tx, shopId))
  manage.change(calls.setMarketplace, async (tx, { shopId, body, services, match }) => {
    match(await marketplaceOf(tx, shopId))
    const { enabled, token } = body
    const kept = (await findMarketplaceAccess(tx, shopId))?.token ?? null
    const sealed =
      token === undefined ? kept : sealText(services.payments.secrets, sealOwner.marketplace(shopId), token)
    await setMarketplaceAccess(tx, shopId, { enabled, token: sealed })
    return marketplaceOf(tx, shopId)
  })

  manage.read(calls.getOrderHook, (tx, { shopId }) => hookOf(tx, shopId))
  manage.change(calls.setOrderHook, async (tx, { shopId, body, services, match }) => {
    match(await hookOf(tx, shopId))
    const { url } = body
    if (url !== null && !url.startsWith('https:') && !services.allowPrivateHooks) throw wrongField('url', 'notAllowed')
    const hook = await setOrderHook(tx, shopId, url, services.payments.secrets)
    return { ...(await hookOf(tx, shopId)), secret: hook?.secret ?? null }
  })
}

async function idsOf(tx: Tx, shopId: ShopId) {
  const known = await findIntegrations(tx, shopId)
  const ids = Object.fromEntries(INTEGRATIONS.map((name) => [name, known?.[name] ?? null]))
  return revised(ids as Readonly<Record<(typeof INTEGRATIONS)[number], string | null>>)
}

async function marketplaceOf(tx: Tx, shopId: ShopId) {
  const access = await findMarketplaceAccess(tx, shopId)
  return revised({ enabled: access?.enabled ?? false, ownToken: (access?.token ?? null) !== null })
}

async function hookOf(tx: Tx, shopId: ShopId) {
  return revised({ url: (await findOrderHook(tx, shopId))?.url ?? null })
}
