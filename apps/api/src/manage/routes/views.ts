import { manageEndpoints as calls, MOST_VIEWS, type ViewList } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { addView, listViews, removeView, setViewName } from '../../views/store.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'

export function viewRoutes(manage: Management): void {
  manage.read(calls.listViews, async (tx, { shopId, caller, params: { list } }) => ({
    items: (await listViews(tx, shopId, { holder: caller.id, list })).map((view) => revised(view)),
  }))
  manage.write(calls.createView, async (tx, { shopId, caller, params: { list }, body, now }) => {
    const added = await addView(tx, shopId, { holder: caller.id, list }, body, now)
    if (added === 'taken') throw wrongField('name', 'taken')
    if (added === 'full') throw wrongField('name', 'tooMany', { most: MOST_VIEWS })
    return revised(added)
  })
  manage.write(calls.renameView, async (tx, { shopId, caller, params: { list, id }, body: { name }, match }) => {
    const holding = { holder: caller.id, list }
    match(await viewOf(tx, shopId, holding, id))
    const renamed = await setViewName(tx, shopId, holding, { id, name })
    if (renamed === null) throw new Refusal('notFound')
    if (renamed === 'taken') throw wrongField('name', 'taken')
    return revised(renamed)
  })
  manage.write(calls.deleteView, async (tx, { shopId, caller, params: { list, id }, match }) => {
    const holding = { holder: caller.id, list }
    match(await viewOf(tx, shopId, holding, id))
    await removeView(tx, shopId, holding, id)
    return {}
  })
}

async function viewOf(
  tx: Tx,
  shopId: ShopId,
  holding: { readonly holder: string; readonly list: ViewList },
  id: number,
) {
  const view = (await listViews(tx, shopId, holding)).find((each) => each.id === id)
  if (!view) throw new Refusal('notFound')
  return revised(view)
}
