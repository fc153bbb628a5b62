import { Link, type ScreenViews, SubscriptionForm, usePaths, useShop } from '@store/template-kit'
import { Bubble } from './bubble.tsx'
import { useWords } from './words.ts'

/** Where the links of the newsletter's mails lead: the shop asks, and the answer is one button. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const asked = view.step === 'confirm' || view.step === 'leave'
  return (
    <div className="thread">
      <Bubble as="h1">{t(`subscription.${view.step}.title`)}</Bubble>
      <div role={asked ? undefined : 'status'} className="bubble" data-from="shop">
        {t(`subscription.${view.step}.text`, { shop: shop.name })}
      </div>
      <SubscriptionForm view={view} className="subscription" />
      {!asked && (
        <Link href={paths.home()} className="chip">
          {t('nav.home')}
        </Link>
      )}
    </div>
  )
}
