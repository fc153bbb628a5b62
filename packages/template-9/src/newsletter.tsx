import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { LetterArch } from './letter-arch.tsx'

/** Where the newsletter's form leads without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <div className="frame gate">
      <LetterArch alone isNews={view.sent} {...useNewsletterHead(view)}>
        <NewsletterStep view={view} className="letter-form" linkClassName="button" />
      </LetterArch>
    </div>
  )
}
