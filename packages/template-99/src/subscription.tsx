import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'
import { Bubble } from './bubble.tsx'

/** The page the links in newsletter mails lead to: a question with a button. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <div className="thread">
      <Bubble as="h1">{title}</Bubble>
      <div role={way ? 'status' : undefined} className="bubble" data-from="shop">
        {text}
      </div>
      <SubscriptionForm view={view} className="subscription" />
      {way && (
        <Link href={way.href} className="chip">
          {way.name}
        </Link>
      )}
    </div>
  )
}
