import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'
import { Notice } from './notice.tsx'

/** The page the links in newsletter mails lead to: a question, or its result. */
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
