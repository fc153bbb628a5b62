import type { OrderNumber, ShopId } from '@store/core'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query, utcText } from '../../database/query.ts'
import { buyerMarks } from '../buyer-marks-schema.ts'
import { type KnownBy, sameBuyer } from './buyers.ts'
import { lockBuyer } from './open-orders.ts'

/** Why a shop refuses a buyer's orders, who decided it, and when (ISO-8601, UTC). */
type Block = { readonly reason: string; readonly by: string; readonly at: string }

/** A team's note about a buyer; `blocked` null: the shop accepts their orders. */
export type BuyerMark = { readonly note: string | null; readonly blocked: Block | null }

/** A mark with the values that identify the buyer. */
export type PortableMark = BuyerMark & KnownBy

const BlockJson = z.object({ reason: z.string(), by: z.string(), at: z.string() } satisfies FieldsOf<Block>)

/** The columns of `BuyerMark`, from a row `m`. */
export const MARK = sql`m.note, case when m.blocked_at is not null then json_build_object('reason', m.blocked_reason,
  'by', m.blocked_by, 'at', ${utcText(sql`m.blocked_at`)}) end as blocked`
export const markFields = { note: z.string().nullable(), blocked: BlockJson.nullable() }

const MarkRow = z.object({
  idNumber: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  ...markFields,
} satisfies FieldsOf<PortableMark>)

/** Joins the mark `m` of the buyer of an order `o`; a block takes precedence over other marks. */
export const markOfOrder = (shopId: ShopId): SQL => sql`
  left join lateral (
    select * from buyer_marks mark where mark.shop_id = ${shopId}
      and (mark.id_number = nullif(o.buyer_id_number, '') or mark.phone = nullif(o.buyer_phone, '')
        or mark.email = lower(o.buyer_email))
    order by mark.blocked_at nulls last, mark.id limit 1) m on true`

const OfOrderRow = z.object(markFields satisfies FieldsOf<BuyerMark>)

/** The team's mark of the buyer of an order. */
export async function findMarkOfOrder(tx: Tx, shopId: ShopId, number: OrderNumber): Promise<BuyerMark> {
  const [mark] = await query(
    tx,
    OfOrderRow,
    sql`
      select ${MARK} from orders o ${markOfOrder(shopId)}
      where o.shop_id = ${shopId} and o.order_number = ${number}`,
  )
  return mark ?? { note: null, blocked: null }
}

const isTheirs = ({ idNumber, phone, email }: KnownBy): SQL =>
  sql`(m.id_number = ${idNumber} or m.phone = ${phone} or m.email = ${email})`

/** Marks of a person; several where they were marked under different values. */
const marksOf = (tx: Tx, shopId: ShopId, who: KnownBy) =>
  query(
    tx,
    MarkRow,
    sql`
      select m.id_number as "idNumber", m.phone, m.email, ${MARK} from buyer_marks m
      where m.shop_id = ${shopId} and ${isTheirs(who)} order by m.blocked_at nulls last, m.id`,
  )

/** The team's mark of a person. */
export async function findMark(tx: Tx, shopId: ShopId, who: KnownBy): Promise<BuyerMark> {
  const marks = await marksOf(tx, shopId, await knownFully(tx, shopId, who))
  return merged(marks)
}

const merged = (marks: readonly BuyerMark[]): BuyerMark => ({
  note: marks.find(({ note }) => note !== null)?.note ?? null,
  blocked: marks.find(({ blocked }) => blocked !== null)?.blocked ?? null,
})

/** Changes the given fields of a person's mark; an empty mark is deleted. */
export async function setMark(tx: Tx, shopId: ShopId, who: KnownBy, change: Partial<BuyerMark>): Promise<void> {
  const full = await knownFully(tx, shopId, who)
  // Serialised with orders that are being placed.
  await lockBuyer(tx, shopId, full)
  const marks = await marksOf(tx, shopId, full)
  await forgetMarks(tx, shopId, full)
  const first = (name: keyof KnownBy) => full[name] ?? marks.find((mark) => mark[name] !== null)?.[name] ?? null
  const known = { idNumber: first('idNumber'), phone: first('phone'), email: first('email') }
  await writeMarks(tx, shopId, [{ ...known, ...merged(marks), ...change }])
}

const forgetMarks = (tx: Tx, shopId: ShopId, who: KnownBy): Promise<number> =>
  execute(tx, sql`delete from buyer_marks m where m.shop_id = ${shopId} and ${isTheirs(who)}`)

/** Every mark of a shop, as an archive carries it. */
export const readMarks = (tx: Tx, shopId: ShopId): Promise<readonly PortableMark[]> =>
  query(
    tx,
    MarkRow,
    sql`
      select m.id_number as "idNumber", m.phone, m.email, ${MARK} from buyer_marks m
      where m.shop_id = ${shopId} order by m.id`,
  )

/** Replaces all marks by those of an archive: importing it again changes nothing. */
export async function replaceMarks(tx: Tx, shopId: ShopId, given: readonly PortableMark[]): Promise<void> {
  await execute(tx, sql`delete from buyer_marks where shop_id = ${shopId}`)
  await writeMarks(tx, shopId, given)
}

/** Inserts marks, without empty ones. */
async function writeMarks(tx: Tx, shopId: ShopId, given: readonly PortableMark[]): Promise<void> {
  const rows = given.flatMap(({ note, blocked, ...known }) =>
    note === null && blocked === null
      ? []
      : [
          {
            shopId,
            ...known,
            note,
            blockedReason: blocked?.reason ?? null,
            blockedBy: blocked?.by ?? null,
            blockedAt: blocked ? new Date(blocked.at) : null,
          },
        ],
  )
  if (rows.length > 0) await tx.insert(buyerMarks).values(rows)
}

const KnownRow = z.object({
  idNumber: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
} satisfies FieldsOf<KnownBy>)

/** Completes a person's identifying values from their newest order. */
async function knownFully(tx: Tx, shopId: ShopId, who: KnownBy): Promise<KnownBy> {
  const [newest] = await query(
    tx,
    KnownRow,
    sql`
      select nullif(buyer_id_number, '') as "idNumber", nullif(buyer_phone, '') as phone, lower(buyer_email) as email
      from orders where shop_id = ${shopId} and ${sameBuyer(who)} order by order_number desc limit 1`,
  )
  if (!newest) return who
  const { idNumber, phone, email } = who
  return { idNumber: idNumber ?? newest.idNumber, phone: phone ?? newest.phone, email: email ?? newest.email }
}
