import type { ScreenViews } from '@store/template-kit'
import { Link, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'

/** The page the links in newsletter mails lead to. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <div className="short">
      <section className="step">
        <h1>{title}</h1>
        <p role={way ? 'status' : undefined}>{text}</p>
        <SubscriptionForm view={view} buttonClassName="button" />
        {way && (
          <Link href={way.href} className="button">
            {way.name}
          </Link>
        )}
      </section>
    </div>
  )
}
