import { randomBytes } from 'node:crypto'
import type { ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../database/open.ts'
import { execute, query } from '../../database/query.ts'
import { type SealSecrets, sealOwner, sealText } from '../../secrets/seal.ts'
import { OrderHookJson } from '../rows.ts'
import type { OrderHook } from '../schema.ts'
import type { Change } from './shops.ts'

const OrderHookRow = z.object({ hook: OrderHookJson.nullable() })

export async function findOrderHook(tx: Tx, shopId: ShopId): Promise<OrderHook | null> {
  const [row] = await query(tx, OrderHookRow, sql`select order_hook as hook from shops where shop_id = ${shopId}`)
  return row?.hook ?? null
}

/**
 * From now on the merchant's systems are told of orders at this address; null: no longer. The answer holds the secret
 * they verify them with, which is shown this once.
 */
export async function setOrderHook(
  tx: Change,
  shopId: ShopId,
  url: string | null,
  secrets: SealSecrets,
): Promise<OrderHook | null> {
  const hook = url === null ? null : { url, secret: `whsec_${randomBytes(32).toString('base64')}` }
  const kept = hook && { url, secret: sealText(secrets, sealOwner.orderHook(shopId), hook.secret) }
  await execute(tx, sql`update shops set order_hook = ${kept && JSON.stringify(kept)}::jsonb where shop_id = ${shopId}`)
  return hook
}
