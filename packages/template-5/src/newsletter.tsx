import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { Postcard } from './postcard.tsx'

/** The page the newsletter form leads to without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <div className="postcard-page">
      <Postcard alone {...useNewsletterHead(view)} status={view.sent}>
        <NewsletterStep view={view} className="postcard-form" linkClassName="button" />
      </Postcard>
    </div>
  )
}
