import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { NewsletterCard } from './newsletter-card.tsx'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <div className="frame gate">
      <NewsletterCard alone isNews={view.sent} {...useNewsletterHead(view)}>
        <NewsletterStep view={view} className="invitation-form" linkClassName="button" />
      </NewsletterCard>
    </div>
  )
}
