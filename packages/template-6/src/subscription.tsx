import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'

/** The page the links in newsletter mails lead to. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <div className="frame plain-page">
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      <div className="box">
        <p role={way ? 'status' : undefined}>{text}</p>
        <SubscriptionForm view={view} className="one-button" />
        {way && (
          <Link href={way.href} className="button">
            {way.name}
          </Link>
        )}
      </div>
    </div>
  )
}
