import { Link, type ScreenViews, SubscriptionForm, usePaths, useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** Where the links of the newsletter's mails lead. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const isAsked = view.step === 'confirm' || view.step === 'leave'
  return (
    <div className="frame plain-page">
      <header className="page-head">
        <h1>{t(`subscription.${view.step}.title`)}</h1>
      </header>
      <div className="box">
        <p role={isAsked ? undefined : 'status'}>{t(`subscription.${view.step}.text`, { shop: shop.name })}</p>
        <SubscriptionForm view={view} className="one-button" />
        {!isAsked && (
          <Link href={paths.home()} className="button">
            {t('nav.home')}
          </Link>
        )}
      </div>
    </div>
  )
}
