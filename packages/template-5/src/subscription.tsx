import {
  Link,
  type PageWordKey,
  type ScreenViews,
  SubscriptionForm,
  usePaths,
  useShop,
  useT,
} from '@store/template-kit'

/** Where the links of the newsletter's mails lead. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const t = useT<PageWordKey>()
  const paths = usePaths()
  const { shop } = useShop()
  const asked = view.step === 'confirm' || view.step === 'leave'
  return (
    <div className="columns newsletter-page">
      <h1>{t(`subscription.${view.step}.title`)}</h1>
      <p role={asked ? undefined : 'status'}>{t(`subscription.${view.step}.text`, { shop: shop.name })}</p>
      <SubscriptionForm view={view} className="newsletter" />
      {!asked && (
        <Link href={paths.home()} className="button">
          {t('nav.home')}
        </Link>
      )}
    </div>
  )
}
