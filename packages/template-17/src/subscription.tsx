import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'
import { Notice } from './notice.tsx'

/** Where the links of the newsletter's mails lead: a question, or what came of it. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <Notice title={title} text={text} isNews={way !== null}>
      <SubscriptionForm view={view} className="raw" buttonClassName="press" />
      {way && (
        <Link href={way.href} className="press">
          {way.name}
        </Link>
      )}
    </Notice>
  )
}
