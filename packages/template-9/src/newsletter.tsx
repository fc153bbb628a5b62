import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { NewsletterArch } from './newsletter-arch.tsx'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <div className="frame gate">
      <NewsletterArch alone isNews={view.sent} {...useNewsletterHead(view)}>
        <NewsletterStep view={view} className="letter-form" linkClassName="button" />
      </NewsletterArch>
    </div>
  )
}
