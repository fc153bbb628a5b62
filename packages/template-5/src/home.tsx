import type { ScreenViews } from '@store/template-kit'
import { Banners } from './home/banners.tsx'
import { Cover } from './home/cover.tsx'
import { issueOf } from './home/issue.ts'
import { LatestArticles } from './home/latest-articles.tsx'
import { NewIn } from './home/new-in.tsx'
import { Offers } from './home/offers.tsx'
import { Spread } from './home/spread.tsx'
import { CategoryIndex } from './parts/category-index.tsx'

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
