import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'
import { NewsletterSheet } from './newsletter-sheet.tsx'

/** The page the links in newsletter mails lead to. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <div className="frame gate">
      <NewsletterSheet alone isNews={way !== null} title={title} text={text}>
        <SubscriptionForm view={view} className="thread-form" buttonClassName="button full" />
        {way && (
          <Link href={way.href} className="button">
            {way.name}
          </Link>
        )}
      </NewsletterSheet>
    </div>
  )
}
