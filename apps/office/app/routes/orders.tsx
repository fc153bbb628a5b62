import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { readOrders } from '#app/orders/read-orders.server.ts'
import { VIEW_NAMES } from '#app/orders/views.ts'
import { readOfShop } from '#app/session/read.server.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Find, MoreRows, Views } from '#app/ui/list.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readOrders(office, shop, new URL(args.request.url).searchParams))

/** Orders as tickets, those first that wait for somebody. */
export default function Orders() {
  const { view, typed, cursor, orders } = useLoaderData<typeof loader>()
  const words = useSection(orderWords)
  return (
    <div className="stack" data-wide="" data-list="">
      <h1>{words.title}</h1>
      <Find label={words.find} typed={typed} keep={false} />
      {!typed && (
        <Views
          label={words.views}
          views={VIEW_NAMES.map((name) => ({ name, text: words.view[name], current: name === view }))}
        />
      )}
      {orders.length === 0 ? (
        <Empty text={typed ? words.none(typed) : view === 'all' ? words.first : words.nothing} />
      ) : (
        <ul className="tickets">
          {orders.map((order) => (
            <li key={order.number}>
              <Link className="ticket" to={String(order.number)} prefetch="intent">
                <span className="row" data-ends="">
                  <strong>{order.buyer ?? words.order(order.number)}</strong>
                  <strong>{order.total}</strong>
                </span>
                <span className="muted small">
                  {[order.buyer && order.number, words.units(order.units), order.placed].filter(Boolean).join(' · ')}
                </span>
                <span className="row">
                  <Seal>{order.method}</Seal>
                  {order.test && <Seal dye="now">{words.test}</Seal>}
                  <span className="small">{order.next ? words.next[order.next] : order.state}</span>
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
