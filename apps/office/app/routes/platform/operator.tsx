import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { StateSeal } from '#app/oversight/state-seal.tsx'
import { read } from '#app/session/read.server.ts'
import { Alone } from '#app/ui/alone.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Find, MoreRows, Views } from '#app/ui/list.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { oversightWords } from '#app/words/oversight/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

const VIEWS = ['waiting', 'asking', 'paused', 'all'] as const

export const loader = (args: LoaderFunctionArgs) =>
  read(args, async ({ manage }) => {
    const query = new URL(args.request.url).searchParams
    const typed = (query.get('q') ?? '').slice(0, 100)
    const view = VIEWS.find((each) => each === query.get('view')) ?? (typed ? 'all' : 'waiting')
    const [shops, health] = await Promise.all([
      manage.listOverseenShops({ query: { view, q: typed || undefined, after: query.get('after') ?? undefined } }),
      manage.getPlatformHealth(),
    ])
    return { shops: shops.items, next: shops.next, typed, view, health }
  })

/** The shops of the platform, for its operators. */
export default function Operator() {
  const { shops, next, typed, view, health } = useLoaderData<typeof loader>()
  const words = useSection(oversightWords)
  const dates = useDates()
  return (
    <Alone wide>
      <PageHead title={words.title} intro={words.intro} />
      <Views
        label={words.views}
        views={VIEWS.map((name) => ({ name, text: words.view[name], current: name === view }))}
      />
      <Find label={words.find} typed={typed} />
      {shops.length === 0 ? (
        <Empty text={words.nothing} />
      ) : (
        <ul className="rows">
          {shops.map((shop) => (
            <li key={shop.shopId}>
              <Link className="go" to={`/operator/${shop.shopId}`}>
                <span className="stack" data-tight="">
                  <span className="row">
                    <strong>{shop.name}</strong>
                    <StateSeal shop={shop} />
                    {shop.wish && <Seal dye="soon">{words.asks}</Seal>}
                    {shop.openReports > 0 && <Seal dye="now">{words.reports(shop.openReports)}</Seal>}
                    {shop.flags.map((flag) => (
                      <Seal key={flag} dye="soon">
                        {words.flags[flag]}
                      </Seal>
                    ))}
                  </span>
                  <span className="muted small">
                    {[shop.subdomain, shop.country, words.opened(dates.day(shop.createdAt))].join(' · ')}
                    <br />
                    {words.orders(shop.ordersOfWeek)} · {words.products(shop.products)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <MoreRows cursor={next} />
      <section className="card">
        <h2>{words.health}</h2>
        <dl className="sums">
          {(['outbox', 'peopleMails'] as const).map((name) => (
            <div key={name}>
              <dt>{words[name]}</dt>
              <dd>
                {words.waiting(health[name].waiting)} · {words.givenUp(health[name].givenUp)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Alone>
  )
}
