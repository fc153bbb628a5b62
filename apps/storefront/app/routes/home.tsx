import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readHome } from '#app/catalog.server.ts'
import { Screen } from '#app/screen.tsx'
import { pageMeta } from '#app/seo.ts'
import { requireShop } from '#app/shop.server.ts'

export const meta: MetaFunction<typeof loader> = ({ matches }) => pageMeta(matches, () => ({ title: null, path: '/' }))

export async function loader({ request }: LoaderFunctionArgs) {
  const tenant = await requireShop(request)
  return readHome(tenant)
}

export default function HomeRoute() {
  return <Screen name="Home" view={useLoaderData<typeof loader>()} />
}
