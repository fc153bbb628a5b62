import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { addAffiliation, listAffiliations, removeAffiliation } from '../../shops/store/integrations.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { revised } from '../revision.ts'

export function affiliationRoutes(manage: Management): void {
  manage.read(calls.listAffiliations, async (tx, { shopId }) => ({ items: await affiliationsOf(tx, shopId) }))
  manage.change(calls.createAffiliation, async (tx, { shopId, body }) => {
    const { name, logo = null } = body
    return revised(await addAffiliation(tx, shopId, { name, logo }))
  })
  manage.change(calls.deleteAffiliation, async (tx, { shopId, params, match }) => {
    const found = (await affiliationsOf(tx, shopId)).find(({ id }) => id === params.id)
    if (!found) throw new Refusal('notFound')
    match(found)
    await removeAffiliation(tx, shopId, params.id)
    return {}
  })
}

const affiliationsOf = async (tx: Tx, shopId: ShopId) =>
  (await listAffiliations(tx, shopId)).map((affiliation) => revised(affiliation))
