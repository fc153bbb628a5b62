import {
  type ChatTexts,
  DEFAULT_CHAT_HOLD_MINUTES,
  DEFAULT_CONFIRM_HOURS,
  DEFAULT_MAX_OPEN_ORDERS,
  DEFAULT_MAX_UNITS,
  type MailNotes,
  type Shop,
  type ShopId,
} from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { type FieldsOf, query } from '../../database/query.ts'
import { ChatTextsJson, MailNotesJson } from '../rows.ts'
import { findShop, type ShopSettings } from './shops.ts'

/** The settings of a shop that shoppers do not see. */
type InternalSettings = Omit<ShopSettings, keyof Shop>
const UnsaidRow = z.object({
  cityId: z.int().nullable(),
  logo: z.string().nullable(),
  depositAccount: z.string().nullable(),
  chatHoldMinutes: z.int(),
  confirmHours: z.int(),
  maxUnits: z.int(),
  maxOpenOrders: z.int(),
  mailNotes: MailNotesJson,
  chatTexts: ChatTextsJson,
} satisfies FieldsOf<InternalSettings>)

/** All settings of a shop, except its address. */
export async function findShopSettings(tx: Tx, shopId: ShopId): Promise<ShopSettings | null> {
  const shop = await findShop(tx, shopId)
  if (!shop) return null
  const [row] = await query(
    tx,
    UnsaidRow,
    sql`
      select city_id as "cityId", logo, deposit_account as "depositAccount",
        chat_hold_minutes as "chatHoldMinutes", confirm_hours as "confirmHours", max_units as "maxUnits",
        max_open_orders as "maxOpenOrders", mail_notes as "mailNotes",
        chat_texts as "chatTexts" from shops where shop_id = ${shopId}`,
  )
  const { id: _, subdomain: __, domain: ___, version: ____, ...settings } = shop
  const unset = {
    cityId: null,
    logo: null,
    depositAccount: null,
    chatHoldMinutes: DEFAULT_CHAT_HOLD_MINUTES,
    confirmHours: DEFAULT_CONFIRM_HOURS,
    maxUnits: DEFAULT_MAX_UNITS,
    maxOpenOrders: DEFAULT_MAX_OPEN_ORDERS,
    mailNotes: {},
    chatTexts: {},
  }
  return { ...settings, ...unset, ...row }
}

const MailNotesRow = z.object({ notes: MailNotesJson })

/** The merchant's additions to the mails about each step. */
export async function findMailNotes(tx: Tx, shopId: ShopId): Promise<MailNotes> {
  const [row] = await query(tx, MailNotesRow, sql`select mail_notes as notes from shops where shop_id = ${shopId}`)
  return row?.notes ?? {}
}

const ChatTextsRow = z.object({ texts: ChatTextsJson })

/** The merchant's own texts of chats with buyers. */
export async function findChatTexts(tx: Tx, shopId: ShopId): Promise<ChatTexts> {
  const [row] = await query(tx, ChatTextsRow, sql`select chat_texts as texts from shops where shop_id = ${shopId}`)
  return row?.texts ?? {}
}
