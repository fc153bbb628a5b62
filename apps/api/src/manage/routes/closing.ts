import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import { notifyOwners, ownersOf } from '../../closing/notify-owners.ts'
import { beginDeletion, endDeletion, findDeletion } from '../../closing/store.ts'
import type { Tx } from '../../database/open.ts'
import { wantAfterPause } from '../../oversight/standing.ts'
import { updateShop } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function closingRoutes(manage: Management): void {
  manage.read(calls.getShopDeletion, (tx, { shopId }) => deletionOf(tx, shopId))

  manage.change(calls.deleteShop, async (tx, { shopId, body, caller, who, now, services, match }) => {
    match(await deletionOf(tx, shopId))
    const owners = await ownersOf(tx, shopId)
    if (body.subdomain.toLowerCase() !== owners.subdomain) throw wrongField('subdomain', 'unknown')
    const personId = caller.kind === 'person' ? caller.person.personId : null
    const isNew = await beginDeletion(tx, shopId, { who, personId, now })
    await wantAfterPause(tx, shopId, false)
    await updateShop(tx, shopId, { open: false })
    const dueAt = (await findDeletion(tx, shopId))?.dueAt
    // Queued before the commit, so that no shop is deleted without the mail.
    if (isNew && dueAt) await notifyOwners(services, owners, { kind: 'shopDeletionAsked', who, dueAt })
    return deletionOf(tx, shopId)
  })

  manage.write(calls.keepShop, async (tx, { shopId, who, now, services, match }) => {
    match(await deletionOf(tx, shopId))
    if (!(await endDeletion(tx, shopId, now))) throw new Refusal('state', { allowed: [] })
    await notifyOwners(services, await ownersOf(tx, shopId), { kind: 'shopKept', who })
    return deletionOf(tx, shopId)
  })
}

async function deletionOf(tx: Tx, shopId: ShopId) {
  const found = await findDeletion(tx, shopId)
  return revised({
    deletion: found && {
      askedBy: found.askedBy,
      askedAt: found.askedAt.toISOString(),
      dueAt: found.dueAt.toISOString(),
    },
  })
}
