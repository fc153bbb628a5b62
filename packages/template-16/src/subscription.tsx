import { Link, type ScreenViews, SubscriptionForm, usePaths, useShop } from '@store/template-kit'
import { NewsletterTiles } from './newsletter-tiles.tsx'
import { useWords } from './words.ts'

/** The page the links in newsletter mails lead to: a question with a button, or its result. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const t = useWords()
  const paths = usePaths()
  const { step } = view
  const { name } = useShop().shop
  const isQuestion = step === 'confirm' || step === 'leave'
  return (
    <NewsletterTiles
      alone
      isNews={!isQuestion}
      title={t(`subscription.${step}.title`)}
      text={t(`subscription.${step}.text`, { shop: name })}
    >
      <SubscriptionForm view={view} className="letter-form" buttonClassName="button" />
      {step === 'unknown' && (
        <Link href={paths.newsletter()} className="button">
          {t('newsletter.send')}
        </Link>
      )}
      {(step === 'confirmed' || step === 'left') && (
        <Link href={paths.home()} className="button">
          {t('cart.continue')}
        </Link>
      )}
    </NewsletterTiles>
  )
}
