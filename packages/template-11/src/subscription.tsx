import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'
import { LetterRoom } from './letter-room.tsx'

/** Where the links of the newsletter's mails lead. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <LetterRoom isNews={way !== null} title={title} text={text}>
      <SubscriptionForm view={view} className="letter-form" buttonClassName="button" />
      {way && (
        <Link href={way.href} className="button">
          {way.name}
        </Link>
      )}
    </LetterRoom>
  )
}
