import { asWorker } from '@store/api/database'
import type { TestDatabase } from '@store/api/testing'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'

/** Tables with a shop's rows that archives do not carry, each with its reason. All others are carried. */
export const STAYS: Readonly<Record<string, string>> = {
  hosts: 'domains are carried as names, and verified anew',
  product_owner: 'follows from the ids that products get',
  payment_accounts: 'keys of providers are carried nowhere',
  payment_attempts: 'known to the provider under a reference of this installation',
  payment_events: 'known to the provider under a reference of this installation',
  refund_requests: 'asked of a provider by this installation',
  order_codes: 'in mails that left from here',
  order_keys: 'attempts to buy that are under way here',
  order_steps: 'can be undone for seconds',
  payment_proofs: 'shown to this installation, and kept for a time only',
  outbox: 'mails that leave from here',
  contact_messages: 'kept for a time, and seen to by people of this installation',
  stock_movements: 'written by the database itself',
  stock_counts: 'shelves that somebody is counting here',
  tasks: 'work that is under way here',
  task_parts: 'what such work has changed here',
  product_imports: 'files that were brought here',
  import_parts: 'what is being read of such files here',
  api_keys: 'of programs that work with this installation',
  idempotency_keys: 'calls that were made here',
  webhooks: 'their secrets are carried nowhere',
  webhook_deliveries: 'what was told from here',
  memberships: 'people of this installation',
  invitations: 'of people of this installation',
  audit_log: 'what was done here',
  drafts: 'what somebody was typing here',
  saved_views: 'what people of this installation keep for themselves',
  money_changes: 'of accounts that are carried nowhere',
  shop_standings: 'what this platform holds the shop to',
  shop_limits: 'what this platform lets the shop have',
  shop_usage: 'counted by the database itself',
  shop_reports: 'what was reported here',
  shop_deletions: 'that it is deleted here',
  support_accesses: 'of people of this installation',
  push_subscriptions: 'devices of people of this installation',
  appearance_drafts: 'what is being prepared here; what shoppers see is carried',
  appearance_versions: 'what was shown here before',
}
/** Columns that belong to this installation. */
const OWN = ['shop_id', 'id', 'version', 'subdomain', 'domain', 'created_at', 'content_hash', 'slug', 'category_id']
OWN.push('subcategory_id', 'product_id', 'variant_id', 'tax_id')
/**
 * Columns that are not carried: secrets; when articles and products were last written here; the bin; undone entries of
 * histories; the attempt of a refund, with its provider's id; and the call that requested it.
 */
const SECRET: Readonly<Record<string, readonly string[]>> = {
  marketplace_access: ['token'],
  access_codes: ['unlock_key', 'used_at'],
  subscribers: ['asked_at'],
  articles: ['updated_at', 'deleted_at'],
  products: ['updated_at', 'deleted_at'],
  order_events: ['undone'],
  refunds: ['attempt', 'provider_refund', 'call_key'],
}

/** Searches, and counts of deleted products, are not carried. */
const CARRIED_COUNTS = sql`and what <> 'foundNothing' and about <> '2147483647'`

/** Every table with shops' rows. */
export async function tablesOf(db: TestDatabase): Promise<readonly string[]> {
  const { rows } = await asWorker(db, (tx) =>
    tx.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'shop_id' order by 1`),
  )
  return rows.map(({ name }) => name)
}

/** Everything the database has of a shop, except what belongs to this installation. */
export async function everythingOf(db: TestDatabase, id: ShopId) {
  const tables = (await tablesOf(db)).filter((name) => !(name in STAYS))
  return asWorker(db, async (tx) => {
    const found: Record<string, unknown> = {}
    for (const name of tables) {
      const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where t.shop_id = ${id} ${name === 'shop_counts' ? CARRIED_COUNTS : sql``} order by ctid`,
      )
      found[name] = rows
        .map(({ row }) =>
          JSON.stringify(plainRow(row, SECRET[name]))
            .replaceAll(`/media/${id}/`, '/media/…/')
            .replaceAll(/"(product|variant)Id":\d+/g, '"$1Id":"…"')
            .replaceAll(/"about":"\d+"/g, '"about":"…"')
            .replaceAll(/\/productos\/ruana-\d+/g, '/productos/ruana-…'),
        )
        .toSorted()
    }
    return found
  })
}

/** Columns of carried tables that no row of the shop fills: comparing them would prove nothing. */
export async function unfilled(db: TestDatabase, id: ShopId): Promise<readonly string[]> {
  return asWorker(db, async (tx) => {
    const { rows: columns } = await tx.execute<{ table: string; name: string; given: string | null }>(sql`
      select table_name as table, column_name as name, column_default as given from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'
        and table_name in (select table_name from information_schema.columns where column_name = 'shop_id')`)
    const empty: string[] = []
    for (const { table, name, given } of columns) {
      if (table in STAYS || OWN.includes(name) || SECRET[table]?.includes(name)) continue
      const { rows } = await tx.execute(sql`
        select from ${sql.identifier(table)}
        where shop_id = ${id} and ${sql.identifier(name)} is distinct from ${sql.raw(given ?? 'null')} limit 1`)
      if (rows.length === 0) empty.push(`${table}.${name}`)
    }
    return empty
  })
}

function plainRow(row: Record<string, unknown>, secret: readonly string[] = []) {
  const kept = Object.fromEntries(Object.entries(row).filter(([name]) => ![...OWN, ...secret].includes(name)))
  const variants = row.variants as { id: string }[] | undefined
  return variants ? { ...kept, variants: variants.map(({ id: _, ...variant }) => variant) } : kept
}
