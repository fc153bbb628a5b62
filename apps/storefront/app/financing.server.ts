import { createFinancingClient } from '@store/api-client'
import { type FinancingLimits, type Product, priceOf } from '@store/core'
import { env } from '#app/env.server.ts'
import { createExternal, PATIENCE_MS } from '#app/external.server.ts'
import type { Tenant } from '#app/tenants.server.ts'

/** Limits change by contract, not by the minute. */
const FRESHNESS = { believed: 5 * 60_000, usable: 15 * 60_000 }

const provider = env.BNPL_URL === null ? null : createFinancingClient({ baseUrl: env.BNPL_URL, timeout: PATIENCE_MS })

const find =
  provider &&
  createExternal<{ shopId: number; key: string; slug: string; amount: number }, FinancingLimits>(
    'buy-now-pay-later',
    ({ slug, amount }) => provider.getFinancingLimits({ params: { slug }, query: { amount } }),
    FRESHNESS,
  )

/** C30: what the shop's provider lends for this product; null when it has none, or the provider is not there now. */
export async function readFinancing(tenant: Tenant, product: Product): Promise<FinancingLimits | null> {
  const slug = tenant.content.integrations?.financingSlug
  const amount = priceOf(product, null)
  if (!find || !slug || amount === null) return null
  return (await find({ shopId: tenant.shopId, key: `${slug}|${amount}`, slug, amount })).answer
}
