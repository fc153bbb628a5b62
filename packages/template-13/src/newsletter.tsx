import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { NewsletterSlab } from './newsletter-slab.tsx'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <NewsletterSlab alone isNews={view.sent} {...useNewsletterHead(view)}>
      <NewsletterStep view={view} className="letter-form" linkClassName="button" />
    </NewsletterSlab>
  )
}
