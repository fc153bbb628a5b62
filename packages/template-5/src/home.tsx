import type { ScreenViews } from '@store/template-kit'
import { Adverts } from './adverts.tsx'
import { Cover } from './cover.tsx'
import { IndexPage } from './index-page.tsx'
import { issueOf } from './issue.ts'
import { Letters } from './letters.tsx'
import { NewIn } from './new-in.tsx'
import { OfferPage } from './offer-page.tsx'
import { Spread } from './spread.tsx'

/** The issue: cover, contents, spreads, what is new, the offer page, adverts, letters. */
export default function Home(view: ScreenViews['Home']) {
  const issue = issueOf(view)
  return (
    <>
      <Cover issue={issue} products={view.products} />
      <IndexPage />
      {issue.spread && <Spread product={issue.spread} side="left" />}
      <NewIn products={issue.newIn} />
      <OfferPage products={issue.offers} />
      <Adverts />
      {issue.facing && <Spread product={issue.facing} side="right" />}
      <Letters articles={view.articles} />
    </>
  )
}
