import { paymentPages } from '@store/core'
import type { ScreenName } from '@store/template-kit'
import { env } from '#app/http/env.server.ts'
import type { RootData } from '#app/page/root-data.ts'

/** Pages with a form that redirects to a payment provider. */
const PAYING: readonly (ScreenName | null)[] = ['Checkout', 'OrderPlaced', 'OrderTracking']

const sandbox = env.PAYMENT_SANDBOX_URL ? [new URL(env.PAYMENT_SANDBOX_URL).origin] : []

/** Origins to which forms of a page may redirect: the shop's payment providers, on pages where orders are paid. */
export function formTargets(root: RootData | undefined, screen: ScreenName | null): readonly string[] {
  if (!root || !PAYING.includes(screen)) return []
  const pages = paymentPages(root.view.shop.paymentMethods)
  return pages.length > 0 ? [...pages, ...sandbox] : []
}
