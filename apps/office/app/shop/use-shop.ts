import { useRouteLoaderData } from '@remix-run/react'
import type { Scope } from '@store/api-client/manage'
import { invariant } from '@store/core'
import type { loader } from '#app/routes/shop.tsx'

/** The current shop, its path in the office, and what the person may do there. */
export function useShop() {
  const data = useRouteLoaderData<typeof loader>('routes/shop')
  invariant(data, 'only pages of a shop ask for it')
  return {
    ...data,
    base: `/${data.shop.subdomain}`,
    may: (scope: Scope) => data.scopes.includes(scope),
  }
}
