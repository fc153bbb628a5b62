import type { ShopId } from '@store/core'
import { isSecure } from '#app/http/edge.server.ts'
import type { Tenant } from '#app/tenancy/tenants.server.ts'

/** The lifetime of the API's tokens (decision 015). */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60

/** The shop is in the cookie's name: hosts of the product hold the cookies of many shops. */
const nameOf = (shopId: ShopId) => `unlock_${shopId}`

/** The token that a visitor got for a right code of this shop (S1); null: none. */
export function unlockToken(request: Request, shopId: ShopId): string | null {
  const name = `${nameOf(shopId)}=`
  const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? []
  const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length)
  // The API's format: other values are not sent.
  return value && /^\d{1,10}\.\d{1,12}\.[\w-]{43}$/.test(value) ? value : null
}

/**
 * The cookie that stores the token for later visits, for this shop only, because under `/wa` shops share a host; scripts
 * cannot read it.
 */
export function unlockCookie(request: Request, { shopId, mount, isChat }: Tenant, token: string): string {
  const parts = [`${nameOf(shopId)}=${token}`, `Path=${isChat ? mount : '/'}`, `Max-Age=${LIFETIME_SECONDS}`]
  return [...parts, 'HttpOnly', 'SameSite=Lax', ...(isSecure(request) ? ['Secure'] : [])].join('; ')
}
