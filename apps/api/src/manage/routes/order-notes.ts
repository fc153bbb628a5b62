import { manageEndpoints as calls } from '@store/api-client/manage'
import type { OrderNumber, ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { lockOrder } from '../../orders/store/moves.ts'
import { deleteNote, insertNote, listNotes, MAX_NOTES } from '../../orders/store/notes.ts'
import { findOrderByNumber } from '../../orders/store/orders.ts'
import { type Caller, isStockroom } from '../caller.ts'
import type { Management } from '../mount.ts'
import { Refusal, wrongField } from '../refusal.ts'
import { revised } from '../revision.ts'
import { authorOf, seesBuyers } from './orders.ts'

export function orderNoteRoutes(manage: Management): void {
  manage.read(calls.listOrderNotes, async (tx, { shopId, params: { number }, caller }) => ({
    items: (await notesOf(tx, shopId, number)).map(({ text, ...note }) => ({
      ...note,
      ...(seesBuyers(caller) && { text }),
    })),
  }))

  manage.write(calls.addOrderNote, async (tx, { shopId, params: { number }, body, caller, who, now }) => {
    refuseStockroom(caller)
    if (!(await lockOrder(tx, shopId, number))) throw new Refusal('notFound')
    if ((await listNotes(tx, shopId, number)).length >= MAX_NOTES)
      throw wrongField('text', 'tooMany', { most: MAX_NOTES })
    const note = { who: authorOf(caller, who, body.by), at: now }
    const id = await insertNote(tx, shopId, number, { ...note, text: body.text })
    return { id, who: note.who, at: now.toISOString() }
  })

  manage.write(calls.deleteOrderNote, async (tx, { shopId, params: { number, id }, caller, match }) => {
    refuseStockroom(caller)
    const note = (await notesOf(tx, shopId, number)).find((each) => each.id === id)
    if (!note) throw new Refusal('notFound')
    match(note)
    await deleteNote(tx, shopId, number, id)
    return {}
  })
}

/** Refuses callers from the stockroom: they only pack and send orders. */
function refuseStockroom(caller: Caller): void {
  if (isStockroom(caller)) throw new Refusal('forbidden', { needs: 'orders:write' })
}

async function notesOf(tx: Tx, shopId: ShopId, number: OrderNumber) {
  if (!(await findOrderByNumber(tx, shopId, number))) throw new Refusal('notFound')
  return (await listNotes(tx, shopId, number)).map((note) => revised(note))
}
