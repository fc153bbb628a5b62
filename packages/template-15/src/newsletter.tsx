import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { NewsletterSheet } from './newsletter-sheet.tsx'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <div className="frame gate">
      <NewsletterSheet alone isNews={view.sent} {...useNewsletterHead(view)}>
        <NewsletterStep view={view} className="thread-form" linkClassName="button" />
      </NewsletterSheet>
    </div>
  )
}
