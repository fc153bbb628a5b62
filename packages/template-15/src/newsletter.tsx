import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { ThreadLetter } from './thread-letter.tsx'

/** Where the newsletter's form leads without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <div className="frame gate">
      <ThreadLetter alone isNews={view.sent} {...useNewsletterHead(view)}>
        <NewsletterStep view={view} className="thread-form" linkClassName="button" />
      </ThreadLetter>
    </div>
  )
}
