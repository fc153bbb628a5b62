import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'
import { Postcard } from './postcard.tsx'

/** The page the links in newsletter mails lead to. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <div className="postcard-page">
      <Postcard alone title={title} text={text} status={way !== null}>
        <SubscriptionForm view={view} className="postcard-form" buttonClassName="button" />
        {way && (
          <Link href={way.href} className="button">
            {way.name}
          </Link>
        )}
      </Postcard>
    </div>
  )
}
