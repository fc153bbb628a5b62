import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Screen } from '#app/screen.tsx'
import { pageMeta } from '#app/seo.ts'
import { requireShop } from '#app/shop.server.ts'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ t }) => ({ title: t('cart.title'), path: null }))

export async function loader({ request }: LoaderFunctionArgs) {
  await requireShop(request)
  return null
}

export default function CartRoute() {
  return <Screen name="Cart" view={{}} />
}
