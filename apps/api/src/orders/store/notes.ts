import type { OrderNumber, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import { orderNotes } from '../schema.ts'

/** A note of the team on an order. */
export type OrderNote = { readonly id: number; readonly who: string; readonly text: string; readonly at: string }

/** The most notes of one order. */
export const MAX_NOTES = 200

const NoteRow = z.object({
  id: z.int(),
  who: z.string(),
  text: z.string(),
  at: z.date(),
} satisfies FieldsOf<Omit<OrderNote, 'at'> & { readonly at: Date }>)

/** Oldest first. */
export async function listNotes(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<readonly OrderNote[]> {
  const rows = await query(
    tx,
    NoteRow,
    sql`
      select id, who, text, at from order_notes
      where shop_id = ${shopId} and order_number = ${number} order by id limit ${MAX_NOTES}`,
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Adds a note. The caller has checked that the order exists. Returns the note's id. */
export async function insertNote(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  note: Pick<OrderNote, 'who' | 'text'> & { readonly at: Date },
): Promise<number> {
  const [row] = await tx
    .insert(orderNotes)
    .values({ shopId, number, ...note })
    .returning({ id: orderNotes.id })
  if (!row) throw new Error(`order ${number} of shop ${shopId}: a note was not written`)
  return row.id
}

export async function deleteNote(tx: Tx, shopId: ShopId, number: OrderNumber, id: number): Promise<void> {
  await execute(tx, sql`delete from order_notes where shop_id = ${shopId} and order_number = ${number} and id = ${id}`)
}
