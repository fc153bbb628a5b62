import type { ScreenViews } from '../design.ts'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/** What a link of the newsletter's mails led to: its words, and the way on once there is nothing to answer any more. */
export function useSubscriptionStep({ step }: Pick<ScreenViews['Subscription'], 'step'>): {
  readonly title: string
  readonly text: string
  /** Null while a question is open: the form has the button. */
  readonly way: { readonly name: string; readonly href: string } | null
} {
  const t = useT()
  const paths = usePaths()
  const { shop } = useShop()
  const isAsked = step === 'confirm' || step === 'leave'
  const way =
    step === 'unknown'
      ? { name: t('newsletter.send'), href: paths.newsletter() }
      : { name: t('nav.home'), href: paths.home() }
  return {
    title: t(`subscription.${step}.title`),
    text: t(`subscription.${step}.text`, { shop: shop.name }),
    way: isAsked ? null : way,
  }
}
