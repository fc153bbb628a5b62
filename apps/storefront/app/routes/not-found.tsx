import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/http/http.server.ts'
import { requireShop } from '#app/tenancy/shop.server.ts'

/** Addresses nobody has: Remix runs no loader for them, and the page would have no shop. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireShop(request)
  throw notFound()
}

export default function NotFoundRoute() {
  return null
}
