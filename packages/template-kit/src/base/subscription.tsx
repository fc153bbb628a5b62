import { SubscriptionForm } from '../commerce/subscription-form.tsx'
import { Link } from '../host.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'
import type { ScreenViews } from '../template.ts'
import type { PageWordKey } from '../words.ts'

/** Where the links of the newsletter's mails lead. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const t = useT<PageWordKey>()
  const paths = usePaths()
  const { shop } = useShop()
  const asked = view.step === 'confirm' || view.step === 'leave'
  const again = view.step === 'unknown'
  return (
    <div className="frame newsletter-page">
      <h1>{t(`subscription.${view.step}.title`)}</h1>
      <p role={asked ? undefined : 'status'}>{t(`subscription.${view.step}.text`, { shop: shop.name })}</p>
      <SubscriptionForm view={view} className="newsletter" />
      {!asked && (
        <Link href={again ? paths.newsletter() : paths.home()} className="button">
          {t(again ? 'newsletter.send' : 'nav.home')}
        </Link>
      )}
    </div>
  )
}
