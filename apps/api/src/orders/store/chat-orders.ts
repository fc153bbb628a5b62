import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { ChatOrderField, OrderNumber, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, query } from '../../database/query.ts'
import { ChatOrderFieldJson } from '../../shops/rows.ts'
import { hashCode } from '../../shops/store/access-codes.ts'

const ChatTermsRow = z.object({ holdMinutes: z.int(), fields: z.array(ChatOrderFieldJson) })

/** The shop's questions for orders by chat (C10), and how long such an order reserves its units. */
export async function findChatTerms(
  tx: Tx,
  shopId: ShopId,
): Promise<{ readonly holdMinutes: number; readonly fields: readonly ChatOrderField[] } | null> {
  const [terms] = await query(
    tx,
    ChatTermsRow,
    sql`
      select s.chat_hold_minutes as "holdMinutes", coalesce(f.fields, '[]'::jsonb) as fields
      from shops s left join chat_order_forms f on f.shop_id = s.shop_id where s.shop_id = ${shopId}`,
  )
  return terms ?? null
}

/** The number of valid codes: if a mail is sent again, the first one may have arrived. */
const KEPT_CODES = 5

const CodeRow = z.object({ salt: z.instanceof(Buffer), hash: z.instanceof(Buffer) })

const keptCodes = (tx: Tx, shopId: ShopId, number: OrderNumber) =>
  query(
    tx,
    CodeRow,
    sql`select salt, hash from order_codes where shop_id = ${shopId} and order_number = ${number} order by id desc`,
  )

/** Creates a code for the shop's answer to this order; only its hash is stored. */
export async function addOrderCode(tx: Tx, shopId: ShopId, number: OrderNumber, code: string): Promise<void> {
  const [known] = await keptCodes(tx, shopId, number)
  const salt = known?.salt ?? randomBytes(16)
  await execute(
    tx,
    sql`
      insert into order_codes (shop_id, order_number, salt, hash)
      values (${shopId}, ${number}, ${salt}, ${await hashCode(code, salt)})`,
  )
  await execute(
    tx,
    sql`
      delete from order_codes where shop_id = ${shopId} and order_number = ${number} and id not in (
        select id from order_codes where shop_id = ${shopId} and order_number = ${number}
        order by id desc limit ${KEPT_CODES})`,
  )
}

const NO_SALT = Buffer.alloc(16)

/** Whether this is one of the order's codes. An order without codes takes as long as any other. */
export async function isOrderCode(tx: Tx, shopId: ShopId, number: OrderNumber, code: string): Promise<boolean> {
  const codes = await keptCodes(tx, shopId, number)
  const hash = await hashCode(code, codes[0]?.salt ?? NO_SALT)
  return codes.filter((stored) => timingSafeEqual(stored.hash, hash)).length > 0
}

/** Ends all codes of this order. */
export async function removeOrderCodes(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  await execute(tx, sql`delete from order_codes where shop_id = ${shopId} and order_number = ${number}`)
}

/** Records that the shop did not answer in time. */
export async function setLapsed(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<void> {
  await execute(tx, sql`update orders set lapsed = true where shop_id = ${shopId} and order_number = ${number}`)
}
