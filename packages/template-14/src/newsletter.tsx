import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { ReaderCard } from './reader-card.tsx'

/** Where the newsletter's form leads without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <div className="gate frame">
      <ReaderCard alone isNews={view.sent} {...useNewsletterHead(view)}>
        <NewsletterStep view={view} className="reader-form" linkClassName="button" />
      </ReaderCard>
    </div>
  )
}
