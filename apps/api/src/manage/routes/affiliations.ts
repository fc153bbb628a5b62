import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import {
  addAffiliation,
  changeAffiliation,
  listAffiliations,
  orderAffiliations,
  removeAffiliation,
} from '../../shops/store/integrations.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { revised } from '../revision.ts'

export function affiliationRoutes(manage: Management): void {
  manage.read(calls.listAffiliations, async (tx, { shopId }) => ({ items: await affiliationsOf(tx, shopId) }))
  manage.change(calls.createAffiliation, async (tx, { shopId, body }) => {
    const { name, logo = null } = body
    return revised(await addAffiliation(tx, shopId, { name, logo }))
  })
  manage.change(calls.changeAffiliation, async (tx, { shopId, params, body, match }) => {
    match(await affiliationOf(tx, shopId, params.id))
    const { place, ...change } = body
    await changeAffiliation(tx, shopId, params.id, change)
    if (place !== undefined) {
      const others = (await listAffiliations(tx, shopId)).filter(({ id }) => id !== params.id)
      const ids = others.map(({ id }) => id).toSpliced(place - 1, 0, params.id)
      await orderAffiliations(tx, shopId, ids)
    }
    return affiliationOf(tx, shopId, params.id)
  })
  manage.change(calls.deleteAffiliation, async (tx, { shopId, params, match }) => {
    match(await affiliationOf(tx, shopId, params.id))
    await removeAffiliation(tx, shopId, params.id)
    return {}
  })
}

const affiliationsOf = async (tx: Tx, shopId: ShopId) =>
  (await listAffiliations(tx, shopId)).map((affiliation) => revised(affiliation))

async function affiliationOf(tx: Tx, shopId: ShopId, id: number) {
  const found = (await affiliationsOf(tx, shopId)).find((each) => each.id === id)
  if (!found) throw new Refusal('notFound')
  return found
}
