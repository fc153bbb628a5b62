import { PAYMENT_PROVIDERS, type ProviderName, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, type FieldsOf, query } from '../../database/query.ts'
import type { WriteTx } from '../../shops/store/shops.ts'
import { paymentAccounts } from '../schema.ts'

/** An account as it is stored: its keys are encrypted. */
export type StoredAccount = {
  readonly provider: ProviderName
  readonly live: boolean
  readonly keys: Uint8Array
  readonly setAt: Date
}
const KeptAccountRow = z.object({
  provider: z.enum(PAYMENT_PROVIDERS),
  live: z.boolean(),
  keys: z.instanceof(Buffer),
  setAt: z.date(),
} satisfies FieldsOf<StoredAccount>)

export function listAccounts(tx: Tx, shopId: ShopId): Promise<readonly StoredAccount[]> {
  return query(
    tx,
    KeptAccountRow,
    sql`select provider, live, keys, set_at as "setAt" from payment_accounts where shop_id = ${shopId} order by provider`,
  )
}

/** The providers that the shop has accounts with. */
export async function accountNames(tx: Tx, shopId: ShopId): Promise<readonly ProviderName[]> {
  const rows = await query(
    tx,
    KeptAccountRow.pick({ provider: true }),
    sql`select provider from payment_accounts where shop_id = ${shopId} order by provider`,
  )
  return rows.map(({ provider }) => provider)
}

const TestRow = z.object({ test: z.boolean() })

/** Whether the shop has an account that only pretends to take money. */
export async function hasTestAccount(tx: Tx, shopId: ShopId): Promise<boolean> {
  const [row] = await query(
    tx,
    TestRow,
    sql`select exists (select 1 from payment_accounts where shop_id = ${shopId} and not live) as test`,
  )
  return row?.test ?? false
}

export async function setAccount(
  tx: WriteTx,
  shopId: ShopId,
  account: { readonly provider: ProviderName; readonly live: boolean; readonly keys: Buffer },
): Promise<void> {
  await tx
    .insert(paymentAccounts)
    .values({ ...account, shopId })
    .onConflictDoUpdate({
      target: [paymentAccounts.shopId, paymentAccounts.provider],
      set: { live: account.live, keys: account.keys, setAt: sql`excluded.set_at` },
    })
}

/** Removes an account; false: there was none. */
export async function removeAccount(tx: WriteTx, shopId: ShopId, provider: ProviderName): Promise<boolean> {
  const removed = await execute(
    tx,
    sql`delete from payment_accounts where shop_id = ${shopId} and provider = ${provider}`,
  )
  return removed > 0
}
