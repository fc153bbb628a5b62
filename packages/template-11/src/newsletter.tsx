import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { LetterRoom } from './letter-room.tsx'

/** Where the newsletter's form leads without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <LetterRoom isNews={view.sent} {...useNewsletterHead(view)}>
      <NewsletterStep view={view} className="letter-form" linkClassName="button" />
    </LetterRoom>
  )
}
