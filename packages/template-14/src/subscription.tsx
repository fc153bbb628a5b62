import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'
import { ReaderCard } from './reader-card.tsx'

/** Where the links of the newsletter's mails lead. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <div className="gate frame">
      <ReaderCard alone isNews={way !== null} title={title} text={text}>
        <div className="reader-form">
          <SubscriptionForm view={view} buttonClassName="button full" />
          {way && (
            <Link href={way.href} className="button">
              {way.name}
            </Link>
          )}
        </div>
      </ReaderCard>
    </div>
  )
}
