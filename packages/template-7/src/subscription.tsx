import type { PageWordKey, ScreenViews } from '@store/template-kit'
import { Link, SubscriptionForm, usePaths, useShop, useT } from '@store/template-kit'

/** Where the links of the newsletter's mails lead. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const t = useT<PageWordKey>()
  const paths = usePaths()
  const { shop } = useShop()
  const isAsked = view.step === 'confirm' || view.step === 'leave'
  const isUnknown = view.step === 'unknown'
  return (
    <div className="short">
      <section className="step">
        <h1>{t(`subscription.${view.step}.title`)}</h1>
        <p role={isAsked ? undefined : 'status'}>{t(`subscription.${view.step}.text`, { shop: shop.name })}</p>
        <SubscriptionForm view={view} buttonClassName="button" />
        {!isAsked && (
          <Link href={isUnknown ? paths.newsletter() : paths.home()} className="button">
            {t(isUnknown ? 'newsletter.send' : 'nav.home')}
          </Link>
        )}
      </section>
    </div>
  )
}
