import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/http/http.server.ts'
import { requireShop } from '#app/tenancy/shop.server.ts'

/** Unknown addresses: without a route Remix would run no loader, and the page would have no shop. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireShop(request)
  throw notFound()
}

export default function NotFoundRoute() {
  return null
}
