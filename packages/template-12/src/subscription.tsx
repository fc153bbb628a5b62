import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'
import { Invitation } from './invitation.tsx'

/** Where the links of the newsletter's mails lead. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <div className="frame gate">
      <Invitation alone isNews={way !== null} title={title} text={text}>
        <SubscriptionForm view={view} className="invitation-form" buttonClassName="button full" />
        {way && (
          <Link href={way.href} className="button">
            {way.name}
          </Link>
        )}
      </Invitation>
    </div>
  )
}
