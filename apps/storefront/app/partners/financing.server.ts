import { createFinancingClient } from '@store/api-client'
import type { Amount, FinancingLimits } from '@store/core'
import { env } from '#app/http/env.server.ts'
import { createExternal, PATIENCE_MS } from '#app/partners/external.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

const provider = env.BNPL_URL === null ? null : createFinancingClient({ baseUrl: env.BNPL_URL, timeout: PATIENCE_MS })

/** Limits change by contract, not by the minute. */
const ask = createExternal('buy-now-pay-later', { freshFor: 5 * 60_000, usableFor: 15 * 60_000 })

/** C30: limits of the shop's lender; null when it has none, or the lender does not answer now. */
export async function readFinancing(tenant: Tenant, amount: Amount | null): Promise<FinancingLimits | null> {
  const slug = tenant.content.integrations?.financingSlug
  if (!provider || !slug || amount === null) return null
  const read = () => provider.getFinancingLimits({ params: { slug }, query: { amount } })
  return (await ask(tenant.shopId, `${slug}|${amount}`, read)).answer
}
