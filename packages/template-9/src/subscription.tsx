import { Link, type ScreenViews, SubscriptionForm, useSubscriptionStep } from '@store/template-kit'
import { LetterArch } from './letter-arch.tsx'

/** Where the links of the newsletter's mails lead. */
export default function Subscription(view: ScreenViews['Subscription']) {
  const { title, text, way } = useSubscriptionStep(view)
  return (
    <div className="frame gate">
      <LetterArch alone isNews={way !== null} title={title} text={text}>
        <SubscriptionForm view={view} className="letter-form" buttonClassName="button" />
        {way && (
          <Link href={way.href} className="button">
            {way.name}
          </Link>
        )}
      </LetterArch>
    </div>
  )
}
