import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { NewsletterCard } from './newsletter-card.tsx'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <div className="gate frame">
      <NewsletterCard alone isNews={view.sent} {...useNewsletterHead(view)}>
        <NewsletterStep view={view} className="reader-form" linkClassName="button" />
      </NewsletterCard>
    </div>
  )
}
