import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { addBranch, changeBranch, listBranches, removeBranch } from '../../shops/store/parts.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { revised } from '../revision.ts'

export function branchRoutes(manage: Management): void {
  manage.read(calls.listBranches, async (tx, { shopId }) => ({
    items: (await listBranches(tx, shopId)).map((branch) => revised(branch)),
  }))
  manage.read(calls.getBranch, (tx, { shopId, params }) => branchOf(tx, shopId, params.id))
  manage.change(calls.createBranch, async (tx, { shopId, body }) => {
    const { name = null, hours = null, phone = null, photo = null, ...place } = body
    return revised(await addBranch(tx, shopId, { ...place, name, hours, phone, photo }))
  })
  manage.change(calls.changeBranch, async (tx, { shopId, params, body, match }) => {
    match(await branchOf(tx, shopId, params.id))
    await changeBranch(tx, shopId, params.id, body)
    return branchOf(tx, shopId, params.id)
  })
  manage.change(calls.deleteBranch, async (tx, { shopId, params, match }) => {
    match(await branchOf(tx, shopId, params.id))
    await removeBranch(tx, shopId, params.id)
    return {}
  })
}

async function branchOf(tx: Tx, shopId: ShopId, id: number) {
  const found = (await listBranches(tx, shopId)).find((branch) => branch.id === id)
  if (!found) throw new Refusal('notFound')
  return revised(found)
}
