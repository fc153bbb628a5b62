import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { Postcard } from './postcard.tsx'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <div className="frame gate">
      <Postcard alone isNews={view.sent} {...useNewsletterHead(view)}>
        <NewsletterStep view={view} className="letter-form" linkClassName="button" />
      </Postcard>
    </div>
  )
}
