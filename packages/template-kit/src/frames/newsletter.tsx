import { NewsletterStep, useNewsletterHead } from '../shop/newsletter-step.tsx'
import type { Frame } from './parts.ts'

/** Where the newsletter's form leads without JavaScript. */
const Newsletter: Frame<'Newsletter'> = ({ view, parts }) => {
  const { Message } = parts
  return (
    <Message {...useNewsletterHead(view)} isAnnounced={view.sent}>
      <NewsletterStep view={view} className="message-form" linkClassName="button" />
    </Message>
  )
}
export default Newsletter
