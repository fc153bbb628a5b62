import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { readOrders } from '#app/orders/read-orders.server.ts'
import { VIEW_NAMES } from '#app/orders/views.ts'
import { readOfShop } from '#app/session/read.server.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Find, MoreRows, Views } from '#app/ui/list.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readOrders(office, shop, new URL(args.request.url).searchParams))

/** Orders as tickets, those first that wait for somebody. */
export default function Orders() {
  const { view, typed, cursor, orders } = useLoaderData<typeof loader>()
  const words = useWords()
  return (
    <div className="stack" data-wide="" data-list="">
      <h1>{words.orders.title}</h1>
      <Find label={words.orders.find} typed={typed} keep={false} />
      {!typed && (
        <Views
          label={words.orders.views}
          views={VIEW_NAMES.map((name) => ({ name, text: words.orders.view[name], current: name === view }))}
        />
      )}
      {orders.length === 0 ? (
        <Empty text={typed ? words.orders.none(typed) : view === 'all' ? words.orders.first : words.orders.nothing} />
      ) : (
        <ul className="tickets">
          {orders.map((order) => (
            <li key={order.number}>
              <Link className="ticket" to={String(order.number)} prefetch="intent">
                <span className="row" data-ends="">
                  <strong>{order.buyer ?? words.orders.order(order.number)}</strong>
                  <strong>{order.total}</strong>
                </span>
                <span className="muted small">
                  {[order.buyer && order.number, words.orders.units(order.units), order.placed]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className="row">
                  <Seal>{order.method}</Seal>
                  {order.test && <Seal dye="now">{words.orders.test}</Seal>}
                  <span className="small">{order.next ? words.orders.next[order.next] : order.state}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <MoreRows cursor={cursor} />
    </div>
  )
}
