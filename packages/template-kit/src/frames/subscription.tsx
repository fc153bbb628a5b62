import { Link } from '../host.tsx'
import { SubscriptionForm } from '../shop/subscription-form.tsx'
import { useSubscriptionStep } from '../shop/subscription-step.ts'
import type { Frame } from './parts.ts'

/** The page behind the links of the newsletter's mails: a question with one button, or the result of pressing it. */
const Subscription: Frame<'Subscription'> = ({ view, parts }) => {
  const { title, text, way } = useSubscriptionStep(view)
  const { Message } = parts
  return (
    <Message title={title} text={text} isAnnounced={way !== null}>
      <SubscriptionForm view={view} className="message-form" buttonClassName="button" />
      {way && (
        <Link href={way.href} className="button">
          {way.name}
        </Link>
      )}
    </Message>
  )
}
export default Subscription
