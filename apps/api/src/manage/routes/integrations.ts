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
import type { Management } from '../mount.ts'
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
    const storedToken = (await findMarketplaceAccess(tx, shopId))?.token ?? null
    const sealed =
      token === undefined ? storedToken : sealText(services.payments.secrets, sealOwner.marketplace(shopId), token)
    await setMarketplaceAccess(tx, shopId, { enabled, token: sealed })
    return marketplaceOf(tx, shopId)
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
