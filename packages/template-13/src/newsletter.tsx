import { NewsletterStep, type ScreenViews, useNewsletterHead } from '@store/template-kit'
import { VoltSlab } from './volt-slab.tsx'

/** Where the newsletter's form leads without JavaScript. */
export default function Newsletter(view: ScreenViews['Newsletter']) {
  return (
    <VoltSlab alone isNews={view.sent} {...useNewsletterHead(view)}>
      <NewsletterStep view={view} className="letter-form" linkClassName="button" />
    </VoltSlab>
  )
}
