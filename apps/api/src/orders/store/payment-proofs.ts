import { MAX_PROOFS, type OrderNumber, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query } from '../../database/query.ts'

export type PaymentProof = {
  readonly type: 'image/jpeg' | 'application/pdf'
  readonly file: Buffer
  readonly receivedAt: Date
}
const PaymentProofRow = z.object({
  type: z.enum(['image/jpeg', 'application/pdf']),
  file: z.instanceof(Buffer),
  receivedAt: z.date(),
} satisfies FieldsOf<PaymentProof>)

const TimesRow = z.object({ times: z.int() })

/** Replaces an earlier proof. Returns the number of proofs sent; null: the limit is reached, and nothing is stored. */
export async function savePaymentProof(
  tx: Tx,
  shopId: ShopId,
  number: OrderNumber,
  { type, file, receivedAt }: PaymentProof,
): Promise<number | null> {
  const [row] = await query(
    tx,
    TimesRow,
    sql`
      insert into payment_proofs as known (shop_id, order_number, type, file, times, received_at)
      values (${shopId}, ${number}, ${type}, ${file}, 1, ${receivedAt})
      on conflict (shop_id, order_number) do update
      set type = excluded.type, file = excluded.file, times = known.times + 1, received_at = excluded.received_at
      where known.times < ${MAX_PROOFS}
      returning known.times`,
  )
  return row?.times ?? null
}

export async function findPaymentProof(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<PaymentProof | null> {
  const [row] = await query(
    tx,
    PaymentProofRow,
    sql`
      select type, file, received_at as "receivedAt" from payment_proofs
      where shop_id = ${shopId} and order_number = ${number}`,
  )
  return row ?? null
}
