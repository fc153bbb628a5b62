import { NewsletterStep, useNewsletterHead } from '../shop/newsletter-step.tsx'
import type { Frame } from './parts.ts'

/** The page after submitting the newsletter's form without JavaScript. */
const Newsletter: Frame<'Newsletter'> = ({ view, parts }) => {
  const { Message } = parts
  return (
    <Message {...useNewsletterHead(view)} isAnnounced={view.sent}>
      <NewsletterStep view={view} className="message-form" linkClassName="button" />
    </Message>
  )
}
export default Newsletter
