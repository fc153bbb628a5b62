import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { readOfShop } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { readStock } from '#app/stock/read-stock.server.ts'
import { STOCK_VIEWS } from '#app/stock/views.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Find, MoreRows, Views } from '#app/ui/list.tsx'
import { stockWords } from '#app/words/stock/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readStock(office, shop, new URL(args.request.url).searchParams), 'stock')

/** The stock of all products and variants, how they sell, and how long they last. */
export default function Stock() {
  const { view, typed, cursor, rows } = useLoaderData<typeof loader>()
  const words = useSection(stockWords)
  const { base, may } = useShop()
  return (
    <div className="stack" data-wide="" data-list="">
      <header className="row" data-ends="">
        <h1>{words.title}</h1>
        {may('stock:write') && (
          <Link className="button" data-kind="main" to={`${base}/stock/count`}>
            {words.count}
          </Link>
        )}
      </header>
      <div className="stack">
        <Find label={words.find} typed={typed} />
        {!typed && (
          <Views
            label={words.views}
            views={STOCK_VIEWS.map((name) => ({ name, text: words.view[name], current: name === view }))}
          />
        )}
        {view !== 'all' && !typed && <p className="muted small">{words.viewHint[view]}</p>}
      </div>
      {rows.length === 0 ? (
        <Empty text={typed || view !== 'all' ? words.none : words.empty} />
      ) : (
        <ul className="rows stock">
          {rows.map(({ productId, variantId, name, values, image, units, lowAt, soldLately, daysLeft }) => (
            <li key={`${productId} ${variantId}`}>
              <Link className="stock-row" to={`${base}/stock/${productId}/${variantId}`} prefetch="intent">
                {image ? (
                  <img src={image} alt="" width="48" height="48" loading="lazy" />
                ) : (
                  <span className="no-picture" />
                )}
                <span>
                  <strong>{name}</strong> {values.length > 0 && <span className="muted">{values.join(' · ')}</span>}
                  <span className="muted small line">
                    {soldLately > 0 ? words.sold(soldLately) : words.noneSold}
                    {daysLeft !== null && units > 0 && ` · ${words.daysLeft(daysLeft)}`}
                    {lowAt !== null && ` · ${words.lowAt(lowAt)}`}
                  </span>
                </span>
                <strong className="units-left" data-none={units === 0 ? '' : undefined}>
                  {units}
                  <span className="hidden"> {words.units(units)}</span>
                </strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <MoreRows cursor={cursor} />
    </div>
  )
}
