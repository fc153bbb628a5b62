import type { ScreenViews } from '@store/template-kit'
import { Link, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'

/** The page behind the links in the newsletter's mails. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <div className="frame newsletter-page">
      <h1>{title}</h1>
      <p role={way ? 'status' : undefined}>{text}</p>
      <SubscriptionForm view={view} className="newsletter" />
      {way && (
        <Link href={way.href} className="button">
          {way.name}
        </Link>
      )}
    </div>
  )
}
