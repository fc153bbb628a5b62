import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { Invitation } from './invitation.tsx'

/** Where the newsletter's form leads without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <div className="frame gate">
      <Invitation alone isNews={view.sent} {...useNewsletterHead(view)}>
        <NewsletterStep view={view} className="invitation-form" linkClassName="button" />
      </Invitation>
    </div>
  )
}
