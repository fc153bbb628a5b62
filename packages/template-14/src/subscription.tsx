import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'
import { NewsletterCard } from './newsletter-card.tsx'

/** The page the links in newsletter mails lead to. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <div className="gate frame">
      <NewsletterCard alone isNews={way !== null} title={title} text={text}>
        <div className="reader-form">
          <SubscriptionForm view={view} buttonClassName="button full" />
          {way && (
            <Link href={way.href} className="button">
              {way.name}
            </Link>
          )}
        </div>
      </NewsletterCard>
    </div>
  )
}
