import { manageEndpoints as calls } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { aroundNotes } from '../../messages/mail/step-mail.ts'
import { findMailNotes } from '../../shops/store/settings.ts'
import { findShop, updateShop } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { revised } from '../revision.ts'

export function mailNoteRoutes(manage: Management): void {
  manage.read(calls.getMailNotes, (tx, { shopId }) => notesOf(tx, shopId))
  manage.change(calls.changeMailNotes, async (tx, { shopId, body, match }) => {
    const known = await notesOf(tx, shopId)
    match(known)
    const notes = Object.entries({ ...known.notes, ...body.notes }).filter(([, note]) => note !== null)
    await updateShop(tx, shopId, { mailNotes: Object.fromEntries(notes) })
    return notesOf(tx, shopId)
  })
}

async function notesOf(tx: Tx, shopId: ShopId) {
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  return revised({ notes: await findMailNotes(tx, shopId), around: aroundNotes(shop) }, ['around'])
}
