import { createHash } from 'node:crypto'
import { createMarketplaceClient, type MarketplaceClient } from '@store/api-client'
import { tokenFrom } from '@store/api-client/token'
import type { ScreenViews } from '@store/template-kit'
import { asShopper } from '#app/http/api.server.ts'
import { env } from '#app/http/env.server.ts'
import { orElse } from '#app/http/http.server.ts'
import { createExternal, type ExternalAnswer, PATIENCE_MS } from '#app/partners/external.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** Stock and prices of suppliers change by the minute. */
const ask = createExternal('dropshipping marketplace', { freshFor: 30_000, usableFor: 120_000 })

/** C29: a page of the products that the shop may resell. */
export async function readMarketplace(
  tenant: Tenant,
  request: Request,
  page: number,
): Promise<ScreenViews['Marketplace']> {
  const found = await find(tenant, request, `page ${page}`, (marketplace) =>
    marketplace.listMarketplaceProducts({ query: { page } }),
  )
  return { listing: found?.answer ? { ...found.answer, page } : null, away: found?.away ?? false }
}

/** Null: there is no such product, or no marketplace. */
export async function readMarketplaceProduct(
  tenant: Tenant,
  request: Request,
  id: string,
): Promise<ScreenViews['MarketplaceProduct'] | null> {
  const found = await find(tenant, request, `product ${id}`, (marketplace) =>
    marketplace.getMarketplaceProduct({ params: { id } }),
  )
  return found && (found.away || found.answer) ? { product: found.answer } : null
}

/** Null: the shop has no marketplace. The cache key has the token, because answers differ by token. */
async function find<Answer>(
  tenant: Tenant,
  request: Request,
  question: string,
  read: (marketplace: MarketplaceClient) => Promise<Answer | null>,
): Promise<ExternalAnswer<Answer> | null> {
  const { shopId } = tenant
  const baseUrl = env.MARKETPLACE_URL
  const call = tenant.api.getMarketplaceAccess({ params: { id: shopId } }, asShopper(request))
  const access = await orElse(shopId, call, 'unknown' as const)
  if (access === 'unknown') return { away: true, answer: null }
  if (baseUrl === null || !access?.enabled) return null
  const token = tokenOf(request, access.token)
  if (token === null) return { away: true, answer: null }
  const owner = createHash('sha256').update(token).digest('base64url')
  return ask(shopId, `${owner}|${question}`, () =>
    read(createMarketplaceClient({ baseUrl, token, timeout: PATIENCE_MS })),
  )
}

/** C32: the visitor's cookie, otherwise the shop's token, otherwise the platform's. Sent in this header only. */
function tokenOf(request: Request, ofShop: string | null): string | null {
  const fallback = ofShop ?? env.MARKETPLACE_TOKEN
  return tokenFrom(request.headers.get('cookie'), { cookie: env.TOKEN_COOKIE, fallback })
}
