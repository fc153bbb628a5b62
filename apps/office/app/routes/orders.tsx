import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { readOrders } from '#app/orders/read-orders.server.ts'
import { VIEW_NAMES } from '#app/orders/views.ts'
import { readOfShop } from '#app/session/read.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { useWords } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readOrders(office, shop, new URL(args.request.url).searchParams))

/** Orders as tickets, those first that wait for somebody. */
export default function Orders() {
  const { view, typed, cursor, orders } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const words = useWords()
  return (
    <div className="stack" data-wide="">
      <h1>{words.orders.title}</h1>
      <Form className="find" role="search" key={typed}>
        <TextField label={words.orders.find} type="search" name="q" defaultValue={typed} maxLength={100} />
        <Button type="submit">{words.orders.search}</Button>
      </Form>
      {!typed && (
        <nav aria-label={words.orders.views}>
          <ul className="chips">
            {VIEW_NAMES.map((name) => (
              <li key={name}>
                <Link className="chip" to={`?view=${name}`} aria-current={name === view ? 'page' : undefined}>
                  {words.orders.view[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
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
      {cursor && (
        <p>
          <Link className="button" to={`?${new URLSearchParams({ ...Object.fromEntries(search), after: cursor })}`}>
            {words.app.more}
          </Link>
        </p>
      )}
    </div>
  )
}
