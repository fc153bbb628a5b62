import type { ChatTexts, MailNotes, Shop, ShopId } from '@store/core'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { asWorker, type Database, inShop, type Tx } from '../../database/open.ts'
import { execute, query } from '../../database/query.ts'
import { ShopJson } from '../rows.ts'
import { shops } from '../schema.ts'

/** The settings of a shop, except its address. */
export type ShopSettings = Omit<Shop, 'id' | 'subdomain' | 'domain' | 'version'> & {
  readonly cityId: number | null
  readonly logo: string | null
  /** The account for bank deposits, as shown to shoppers. */
  readonly depositAccount: string | null
  /** How long an order by chat reserves its units for the shop's answer. */
  readonly chatHoldMinutes: number
  /** For how many hours an order that is paid by hand reserves its units, waiting to be confirmed. */
  readonly confirmHours: number
  /** The most units of a product that one buyer may have in open orders and a new one. */
  readonly maxUnits: number
  /** The most unpaid or unconfirmed orders of one buyer. */
  readonly maxOpenOrders: number
  /** The merchant's additions to the mails about each step of an order. */
  readonly mailNotes: MailNotes
  /** The merchant's own texts of chats with buyers. */
  readonly chatTexts: ChatTexts
}
export type NewShop = Pick<Shop, 'subdomain' | 'name' | 'templateId' | 'currency' | 'country' | 'language'> &
  Partial<ShopSettings>

const SHOP = sql`json_build_object(
  'id', s.shop_id, 'name', s.name, 'subdomain', s.subdomain, 'domain', s.domain, 'templateId', s.template_id,
  'language', s.language, 'currency', s.currency, 'country', s.country, 'open', s.open,
  'closure', s.closure, 'accessGate', s.gate,
  'version', s.version, 'city', s.city, 'phone', s.phone, 'email', s.email, 'chatNumber', s.chat_number,
  'description', s.description, 'about', json_build_object('mission', s.mission, 'vision', s.vision, 'story', s.story),
  'minPurchase', s.min_purchase, 'paymentMethods', s.payment_methods,
  'cashOnDelivery', s.cash_on_delivery, 'invoices', s.invoices, 'shippingRate', s.shipping_rate,
  'socials', s.socials, 'tags', s.tags)`

const ShopRow = z.object({ shop: ShopJson })

export async function findShop(tx: Tx, shopId: ShopId): Promise<Shop | null> {
  const [row] = await query(tx, ShopRow, sql`select ${SHOP} as shop from shops s where s.shop_id = ${shopId}`)
  return row?.shop ?? null
}

const GateRow = z.object({ locked: z.boolean(), unlockKey: z.instanceof(Buffer).nullish() })

/**
 * What every call needs to know of its shop first: whether it exists, and whether it is locked (S1). `unlockKey`: the key of
 * the code with this id, if the shop has it.
 */
export async function findGate(
  tx: Tx,
  shopId: ShopId,
  codeId: number | null = null,
): Promise<{ readonly locked: boolean; readonly unlockKey?: Uint8Array | null } | null> {
  const locked = sql`coalesce((s.gate ->> 'enabled')::boolean, false) as locked`
  const key = sql`(select c.unlock_key from access_codes c where c.shop_id = ${shopId} and c.id = ${codeId}) as "unlockKey"`
  const wanted = codeId === null ? locked : sql`${locked}, ${key}`
  const [row] = await query(tx, GateRow, sql`select ${wanted} from shops s where s.shop_id = ${shopId}`)
  return row ?? null
}

const HasRow = z.object({ has: z.boolean() })

/** Whether the shop has entered an account for bank deposits. */
export async function hasDepositAccount(tx: Tx, shopId: ShopId): Promise<boolean> {
  const [row] = await query(
    tx,
    HasRow,
    sql`select coalesce(trim(s.deposit_account), '') <> '' as has from shops s where s.shop_id = ${shopId}`,
  )
  return row?.has ?? false
}

const VersionRow = z.object({ version: z.int() })

/** The version of a shop; null: no such shop, or a locked one, whose version is not public. */
export async function findVersion(tx: Tx, shopId: ShopId): Promise<number | null> {
  const [row] = await query(
    tx,
    VersionRow,
    sql`select version from shops where shop_id = ${shopId} and not coalesce((gate ->> 'enabled')::boolean, false)`,
  )
  return row?.version ?? null
}

const LogoRow = z.object({ logo: z.string().nullable() })

export async function findLogo(tx: Tx, shopId: ShopId): Promise<string | null> {
  const [row] = await query(tx, LogoRow, sql`select s.logo from shops s where s.shop_id = ${shopId}`)
  return row?.logo ?? null
}

type Created = { readonly kind: 'created'; readonly shop: Shop } | { readonly kind: 'taken' }

type ShopQuery = {
  /** A part of its name or subdomain. */
  readonly search: string | null
  readonly subdomain: string | null
  /** The id of the last shop on the previous page. */
  readonly after: ShopId
  readonly limit: number
}

/** A page of every shop, by id. */
export async function findShopPage(
  db: Database,
  { search, subdomain, after, limit }: ShopQuery,
): Promise<readonly Shop[]> {
  const rows = await asWorker(db, (tx) =>
    query(
      tx,
      ShopRow,
      sql`
        select ${SHOP} as shop from shops s
        where s.shop_id > ${after} and (${subdomain}::text is null or s.subdomain = ${subdomain})
          and (${search}::text is null or position(feria_plain(${search}) in feria_plain(s.name || ' ' || s.subdomain)) > 0)
        order by s.shop_id limit ${limit}`,
    ),
  )
  return rows.map(({ shop }) => shop)
}

/** Creates a shop. Missing fields get the defaults of a new shop: payment to be agreed, free shipping. */
export const createShop = (db: Database, shop: NewShop): Promise<Created> => asWorker(db, (tx) => insertShop(tx, shop))

/** As `createShop`, in a transaction of `asWorker`. */
export async function insertShop(tx: Tx, { subdomain, ...settings }: NewShop): Promise<Created> {
  const [shop] = await tx
    .insert(shops)
    .values({
      paymentMethods: ['toBeAgreed'],
      shippingRate: { kind: 'free' },
      socials: {},
      tags: [],
      ...columnsOf(settings),
      name: settings.name,
      templateId: settings.templateId,
      currency: settings.currency,
      country: settings.country,
      language: settings.language,
      subdomain,
    })
    .returning({ id: shops.id })
  const id = shop?.id ?? 0
  // In SQL, because the table of names belongs to `domains`, which imports this file.
  const named = await execute(
    tx,
    sql`
      insert into hosts (kind, name, shop_id, verified) values ('subdomain', ${subdomain}, ${id}, true)
      on conflict do nothing`,
  )
  if (named === 0) {
    await tx.delete(shops).where(eq(shops.id, id))
    return { kind: 'taken' }
  }
  const created = await findShop(tx, id)
  if (!created) throw new Error(`shop ${id} vanished while it was opened`)
  return { kind: 'created', shop: created }
}

/** Changes the given fields. */
export async function setShop(db: Database, shopId: ShopId, change: Partial<ShopSettings>): Promise<void> {
  await changeShop(db, shopId, (tx) => updateShop(tx, shopId, change))
}

/** As `setShop`, in a transaction of `changeShop`. */
export async function updateShop(tx: WriteTx, shopId: ShopId, change: Partial<ShopSettings>): Promise<void> {
  // Opening the shop deletes the texts of its last closing.
  const columns = columnsOf(change.open ? { ...change, closure: null } : change)
  if (Object.keys(columns).length > 0) await tx.update(shops).set(columns).where(eq(shops.id, shopId))
}

function columnsOf({ about, accessGate, ...rest }: Partial<ShopSettings>) {
  const { mission, vision, story } = about ?? {}
  const { city, phone, email, chatNumber, description, logo, depositAccount } = rest
  const texts = { city, phone, email, chatNumber, description, logo, depositAccount, mission, vision, story }
  return { ...rest, ...withoutBlanks(texts), ...(accessGate !== undefined && { gate: accessGate }) }
}

/** Turns blank texts into null. */
const withoutBlanks = (texts: Readonly<Record<string, string | null | undefined>>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text?.trim() ? text : null]])),
  )

declare const changing: unique symbol
/** A transaction of `changeShop`: data that shoppers see is only written in such a transaction, so that no outdated page stays cached. */
export type WriteTx = Tx & { readonly [changing]: true }

/** Runs `work` in a transaction that makes cached pages of the shop outdated. */
export function changeShop<T>(db: Database, shopId: ShopId, work: (tx: WriteTx) => Promise<T>): Promise<T> {
  return inShop(db, shopId, async (tx) => {
    const result = await work(tx as WriteTx)
    await bumpVersion(tx, shopId)
    return result
  })
}

/**
 * Makes cached pages of the shop outdated. To be called last in a transaction: every other writer of the shop waits for its
 * row.
 */
export async function bumpVersion(tx: Tx, shopId: ShopId): Promise<void> {
  await execute(tx, sql`update shops set version = version + 1 where shop_id = ${shopId}`)
}

export async function isShop(tx: Tx, shopId: ShopId): Promise<boolean> {
  return (await execute(tx, sql`select 1 from shops where shop_id = ${shopId}`)) > 0
}
