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
  const again = view.step === 'unknown'
  return (
    <div className="subscription">
      <h1 className="display">{t(`subscription.${view.step}.title`)}</h1>
      <p role={asked ? undefined : 'status'}>{t(`subscription.${view.step}.text`, { shop: shop.name })}</p>
      <SubscriptionForm view={view} buttonClassName="button" />
      {!asked && (
        <Link href={again ? paths.newsletter() : paths.home()} className="button">
          {t(again ? 'newsletter.send' : 'nav.home')}
        </Link>
      )}
    </div>
  )
}
