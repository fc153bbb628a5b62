import { MESSAGE_STATES, type MessageState } from '@store/api-client/manage'
import type { ContactMessage, ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'

/** A message of a shopper, as it is kept. */
export type StoredMessage = {
  readonly id: number
  readonly at: Date
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly text: string
  readonly state: MessageState
  readonly assignedTo: number | null
  readonly answeredBy: string | null
  readonly answeredAt: Date | null
  readonly changedBy: string | null
  readonly changedAt: Date | null
}

const MessageRow = z.object({
  id: z.int(),
  at: z.date(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  text: z.string(),
  state: z.enum(MESSAGE_STATES),
  assignedTo: z.int().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.date().nullable(),
  changedBy: z.string().nullable(),
  changedAt: z.date().nullable(),
} satisfies FieldsOf<StoredMessage>)

const COLUMNS = sql`id, at, name, email, phone, text, state, assigned_to as "assignedTo", answered_by as "answeredBy",
  answered_at as "answeredAt", changed_by as "changedBy", changed_at as "changedAt"`

/** Stores a message for the shop's team. False: there is no such shop. */
export async function keepMessage(
  tx: Tx,
  shopId: ShopId,
  { name, email, phone, message: sent }: Pick<ContactMessage, 'name' | 'email' | 'phone' | 'message'>,
  at: Date,
): Promise<boolean> {
  // Forms send line breaks as CRLF.
  const message = sent.replaceAll('\r\n', '\n')
  const saved = await execute(
    tx,
    sql`
      insert into contact_messages (shop_id, at, name, email, phone, text)
      select s.shop_id, ${at}, ${name}, ${email}, ${phone}, ${message} from shops s where s.shop_id = ${shopId}
      returning 1`,
  )
  return saved > 0
}

type InboxQuery = {
  readonly state: MessageState | null
  readonly assignedTo: number | null
  /** Only those that were written before. */
  readonly until: string | null
  /** Part of the message or of its sender's name or e-mail address, or digits of their phone number. */
  readonly search: string | null
  /** The message after which the list goes on. */
  readonly after: number | null
  readonly limit: number
}

/** The messages of a shop, newest first. */
export function listMessages(
  tx: Tx,
  shopId: ShopId,
  { state, assignedTo, until, search, after, limit }: InboxQuery,
): Promise<readonly StoredMessage[]> {
  return query(
    tx,
    MessageRow,
    sql`
      select ${COLUMNS} from contact_messages
      where shop_id = ${shopId}
        and (${state}::text is null or state = ${state})
        and (${assignedTo}::integer is null or assigned_to = ${assignedTo})
        and (${until}::timestamptz is null or at < ${until})
        and (${search}::text is null
          or (feria_plain(${search}) <> '' and position(feria_plain(${search}) in feria_plain(name || ' ' || email || ' ' || text)) > 0)
          or regexp_replace(phone, '[^0-9]', '', 'g') like '%' || nullif(regexp_replace(${search}, '[^0-9]', '', 'g'), '') || '%')
        and (${after}::bigint is null or id < ${after})
      order by id desc limit ${limit}`,
  )
}

/** A message, locked until the transaction ends; null: there is none. */
export async function lockMessage(tx: Tx, shopId: ShopId, id: number): Promise<StoredMessage | null> {
  const [found] = await query(
    tx,
    MessageRow,
    sql`select ${COLUMNS} from contact_messages where shop_id = ${shopId} and id = ${id} for update`,
  )
  return found ?? null
}

/** Stores what the team has done with a message. */
export async function setMessage(tx: Tx, shopId: ShopId, message: StoredMessage): Promise<void> {
  const { id, state, assignedTo, answeredBy, answeredAt, changedBy, changedAt } = message
  await execute(
    tx,
    sql`
      update contact_messages set state = ${state}, assigned_to = ${assignedTo}, answered_by = ${answeredBy},
        answered_at = ${answeredAt}, changed_by = ${changedBy}, changed_at = ${changedAt}
      where shop_id = ${shopId} and id = ${id}`,
  )
}

/** Unassigns all messages of a person who no longer answers any. */
export async function unassignMessages(tx: Tx, shopId: ShopId, personId: number): Promise<void> {
  await execute(
    tx,
    sql`update contact_messages set assigned_to = null where shop_id = ${shopId} and assigned_to = ${personId}`,
  )
}
