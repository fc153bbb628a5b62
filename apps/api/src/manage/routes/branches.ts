import { manageEndpoints as calls } from '@store/api-client/manage'
import type { KnownBranch, OtherDay, ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { addBranch, changeBranch, listBranches, removeBranch } from '../../shops/store/parts.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function branchRoutes(manage: Management): void {
  manage.read(calls.listBranches, async (tx, { shopId }) => ({
    items: (await listBranches(tx, shopId)).map(resourceOf),
  }))
  manage.read(calls.getBranch, (tx, { shopId, params }) => branchOf(tx, shopId, params.id))
  manage.change(calls.createBranch, async (tx, { shopId, body }) => {
    const { name = null, hours = null, phone = null, photo = null, pickUp = true, ...place } = body
    const otherDays = daysIn(body.otherDays ?? [])
    return resourceOf(await addBranch(tx, shopId, { ...place, name, hours, otherDays, pickUp, phone, photo }))
  })
  manage.change(calls.changeBranch, async (tx, { shopId, params, body, match }) => {
    match(await branchOf(tx, shopId, params.id))
    const { otherDays } = body
    await changeBranch(tx, shopId, params.id, { ...body, ...(otherDays && { otherDays: daysIn(otherDays) }) })
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
  return resourceOf(found)
}

const resourceOf = (branch: KnownBranch) =>
  revised({ ...branch, otherDays: branch.otherDays.map(({ day, spans }) => ({ day, spans: [...spans] })) })

/** Returns the days in order; refuses a day that is named twice. */
function daysIn(days: readonly OtherDay[]): readonly OtherDay[] {
  for (const [index, { day, spans }] of days.entries()) {
    if (days.findIndex((other) => other.day === day) < index) throw wrongField(`otherDays[${index}].day`, 'taken')
    const empty = spans.findIndex(({ from, to }) => from === to)
    if (empty >= 0) throw wrongField(`otherDays[${index}].spans[${empty}].to`, 'notAllowed')
  }
  return days.toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
