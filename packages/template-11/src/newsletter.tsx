import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { NewsletterPage } from './newsletter-page.tsx'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <NewsletterPage isNews={view.sent} {...useNewsletterHead(view)}>
      <NewsletterStep view={view} className="letter-form" linkClassName="button" />
    </NewsletterPage>
  )
}
