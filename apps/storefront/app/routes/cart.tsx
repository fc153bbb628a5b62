import type { MetaFunction } from '@remix-run/node'
import { page } from '#app/page/page.server.ts'
import { Screen } from '#app/page/screen.tsx'
import { pageMeta } from '#app/page/seo.ts'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ t }) => ({ title: t('cart.title'), path: null }))

export const loader = page({ middleware: 'open', load: () => ({}) })

export default function CartRoute() {
  return <Screen name="Cart" view={{}} />
}
