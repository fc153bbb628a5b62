import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'
import { NewsletterSlab } from './newsletter-slab.tsx'

/** The page the links in newsletter mails lead to. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <NewsletterSlab alone isNews={way !== null} title={title} text={text}>
      <SubscriptionForm view={view} className="letter-form" buttonClassName="button" />
      {way && (
        <Link href={way.href} className="button">
          {way.name}
        </Link>
      )}
    </NewsletterSlab>
  )
}
