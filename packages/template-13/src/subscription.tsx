import { Link, type ScreenViews, SubscriptionForm, usePaths, useShop } from '@store/template-kit'
import { VoltSlab } from './volt-slab.tsx'
import { useWords } from './words.ts'

/** Where the links of the newsletter's mails lead. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const asked = view.step === 'confirm' || view.step === 'leave'
  const again = view.step === 'unknown'
  return (
    <VoltSlab
      alone
      isNews={!asked}
      title={t(`subscription.${view.step}.title`)}
      text={t(`subscription.${view.step}.text`, { shop: shop.name })}
    >
      <SubscriptionForm view={view} className="letter-form" buttonClassName="button" />
      {!asked && (
        <Link href={again ? paths.newsletter() : paths.home()} className="button">
          {t(again ? 'newsletter.send' : 'nav.home')}
        </Link>
      )}
    </VoltSlab>
  )
}
