import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { findAll } from '#app/find/find.server.ts'
import { readOfShop } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Find } from '#app/ui/list.tsx'
import { findWords } from '#app/words/find/index.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => findAll(office, shop, new URL(args.request.url).searchParams))

/** Searches orders and products. */
export default function FindAll() {
  const { typed, scope, orders, products } = useLoaderData<typeof loader>()
  const words = useSection(findWords)
  const { order: orderCalled } = useSection(orderWords)
  const { base } = useShop()
  const query = `?${new URLSearchParams({ q: typed })}`
  const isNothing = typed !== '' && !orders?.items.length && !products?.items.length
  return (
    <div className="stack" data-wide="">
      <h1>{words.title}</h1>
      <Find label={words.label[scope]} typed={typed} takesFocus={typed === ''} />
      {typed === '' && <p className="muted">{scope === 'products' ? words.hintProducts : words.hint}</p>}
      {isNothing && <Empty text={words.none(typed)} />}
      {orders && orders.items.length > 0 && (
        <Found title={words.orders} all={orders.more ? `${base}/orders${query}` : null}>
          {orders.items.map(({ number, buyer, total, state, placed }) => (
            <li key={number}>
              <Link className="go" to={`${base}/orders/${number}`}>
                <span className="find-hit">
                  <span>{buyer || orderCalled(number)}</span>
                  <span className="muted small">{[buyer && number, placed, state].filter(Boolean).join(' · ')}</span>
                </span>
                <span className="figures">{total}</span>
              </Link>
            </li>
          ))}
        </Found>
      )}
      {products && products.items.length > 0 && (
        <Found title={words.products} all={products.more ? `${base}/products${query}` : null}>
          {products.items.map(({ id, name, price, image }) => (
            <li key={id}>
              <Link className="go" to={`${base}/products/${id}`}>
                {image && <img className="find-photo" src={image} alt="" width="40" height="40" loading="lazy" />}
                <span className="find-hit">{name}</span>
                {price && <span className="figures">{price}</span>}
              </Link>
            </li>
          ))}
        </Found>
      )}
    </div>
  )
}

type FoundProps = {
  readonly title: string
  /** The address of all results; null: these are all. */
  readonly all: string | null
  readonly children: ReactNode
}

function Found({ title, all, children }: FoundProps) {
  const words = useSection(findWords)
  return (
    <section className="stack" data-tight="">
      <header className="row" data-ends="">
        <h2>{title}</h2>
        {all && (
          <Link className="button" data-kind="quiet" to={all} aria-label={`${words.all}: ${title}`}>
            {words.all}
          </Link>
        )}
      </header>
      <ul className="rows">{children}</ul>
    </section>
  )
}
