import type { ShopId } from '@store/core'
import { isSecure } from '#app/http/edge.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** As long as the services believe a token (decision 015). */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60

/** Its shop is in the name: hosts of the product hold the cookies of many shops. */
const nameOf = (shopId: ShopId) => `unlock_${shopId}`

/** What a visitor has been given for a right code of this shop (S1); null: nothing. */
export function unlockToken(request: Request, shopId: ShopId): string | null {
  const name = `${nameOf(shopId)}=`
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length)
  // As the services write them: what is no token is not asked about.
  return value && /^\d{1,10}\.\d{1,12}\.[\w-]{43}$/.test(value) ? value : null
}

/** Keeps the token for the next visits, for this shop alone, which under `/wa` shares its host with others; no script can read it. */
export function unlockCookie(request: Request, { shopId, mount, isChat }: Tenant, token: string): string {
  const parts = [`${nameOf(shopId)}=${token}`, `Path=${isChat ? mount : '/'}`, `Max-Age=${LIFETIME_SECONDS}`]
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(isSecure(request) ? ['Secure'] : [])].join('; ')
}
