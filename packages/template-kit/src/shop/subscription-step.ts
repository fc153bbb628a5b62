import type { ScreenViews } from '../design.ts'
import { usePaths, useShop, useT } from '../shop-context.tsx'

/** Texts and link of the page behind a link of the newsletter's mails. */
export function useSubscriptionStep({ step }: Pick<ScreenViews['Subscription'], 'step'>): {
  readonly title: string
  readonly text: string
  /** A link to another page; null while the page has its question, because its form has a button. */
  readonly way: { readonly name: string; readonly href: string } | null
} {
  const t = useT()
  const paths = usePaths()
  const { shop } = useShop()
  const isQuestion = step === 'confirm' || step === 'leave'
  const way =
    step === 'unknown'
      ? { name: t('newsletter.send'), href: paths.newsletter() }
      : { name: t('nav.home'), href: paths.home() }
  return {
    title: t(`subscription.${step}.title`),
    text: t(`subscription.${step}.text`, { shop: shop.name }),
    way: isQuestion ? null : way,
  }
}
