import { manageEndpoints as calls } from '@store/api-client/manage'
import { type ShopId, TAX_LIMITS } from '@store/core'
import { lockCatalog } from '../../catalog/store/sale-ends.ts'
import type { Tx } from '../../database/open.ts'
import { addTax, changeTax, listTaxes, removeTax } from '../../taxes/store.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

/** Writes take the lock of the catalogue, because saving products reads taxes. */
export function taxRoutes(manage: Management): void {
  manage.read(calls.listTaxes, async (tx, { shopId }) => ({ items: await taxesOf(tx, shopId) }))
  manage.write(calls.createTax, async (tx, { shopId, body }) => {
    await lockCatalog(tx, shopId)
    const added = await addTax(tx, shopId, body)
    if (added === 'taken') throw wrongField('name', 'taken')
    if (added === 'full') throw wrongField('name', 'tooMany', { most: TAX_LIMITS.taxes })
    return revised(added)
  })
  manage.write(calls.changeTax, async (tx, { shopId, params, body, match }) => {
    await lockCatalog(tx, shopId)
    match(await taxOf(tx, shopId, params.id))
    if ((await changeTax(tx, shopId, params.id, body)) === 'taken') throw wrongField('name', 'taken')
    return taxOf(tx, shopId, params.id)
  })
  manage.write(calls.removeTax, async (tx, { shopId, params, match }) => {
    await lockCatalog(tx, shopId)
    match(await taxOf(tx, shopId, params.id))
    await removeTax(tx, shopId, params.id)
    return {}
  })
}

const taxesOf = async (tx: Tx, shopId: ShopId) => (await listTaxes(tx, shopId)).map((tax) => revised(tax))

async function taxOf(tx: Tx, shopId: ShopId, id: number) {
  const found = (await taxesOf(tx, shopId)).find((each) => each.id === id)
  if (!found) throw new Refusal('notFound')
  return found
}
