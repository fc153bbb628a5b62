import type { ScreenViews } from '@store/template-kit'
import { Banners } from './banners.tsx'
import { CategoryIndex } from './category-index.tsx'
import { Cover } from './cover.tsx'
import { issueOf } from './issue.ts'
import { LatestArticles } from './latest-articles.tsx'
import { NewIn } from './new-in.tsx'
import { Offers } from './offers.tsx'
import { Spread } from './spread.tsx'

/** The home page. `issue.ts` chooses which product each part shows. */
export default function Home(view: ScreenViews['Home']) {
  const issue = issueOf(view)
  return (
    <>
      <Cover issue={issue} products={view.products} />
      <CategoryIndex />
      {issue.spread && <Spread product={issue.spread} side="left" />}
      <NewIn products={issue.newIn} />
      {issue.reduction && <Offers largest={issue.reduction} products={issue.offers} />}
      <Banners />
      {issue.facing && <Spread product={issue.facing} side="right" />}
      <LatestArticles articles={view.articles} />
    </>
  )
}
