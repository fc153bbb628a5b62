import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { KEPT } from '#app/orders/filters.ts'
import { OrderBulk } from '#app/orders/order-bulk.tsx'
import { OrderFilters } from '#app/orders/order-filters.tsx'
import { OrderRow } from '#app/orders/order-row.tsx'
import { readOrders } from '#app/orders/read-orders.server.ts'
import { takeSteps } from '#app/orders/take-steps.server.ts'
import { takenAt, VIEW_NAMES } from '#app/orders/views.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome, wrongIn } from '#app/session/outcome-hooks.ts'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Empty } from '#app/ui/empty.tsx'
import { Find, MoreRows, Picking, Views } from '#app/ui/list.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { changeOwnViews } from '#app/views/own-views.server.ts'
import { KeepView, ownChips } from '#app/views/own-views.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readOrders(office, shop, new URL(args.request.url).searchParams), 'orders')

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => {
    const shop = await shopOf(args, office)
    const viewNote = await changeOwnViews(office, sent, { shopId: shop.shopId, list: 'orders' }, KEPT)
    return viewNote ?? takeSteps(office, sent, shop)
  })

/** The list of orders. */
export default function Orders() {
  const { view, typed, cursor, count, atLeast, orders, own, values, options, cities, carriers, mayMove } =
    useLoaderData<typeof loader>()
  const words = useSection(orderWords)
  const { base, may } = useShop()
  const { refused, done } = useOutcome()
  // The form is cleared after success; a refusal keeps what was picked and typed.
  const [taken, setTaken] = useState('')
  if (done?.undo?.steps && done.undo.steps !== taken) setTaken(done.undo.steps)
  const isNarrowed = typed !== '' || Object.values(values).some((value) => value !== '')
  const empty = typed ? words.none(typed) : view === 'all' && !isNarrowed ? words.first : words.nothing
  return (
    <div className="stack" data-wide="" data-list="">
      <h1>{words.title}</h1>
      <Find label={words.find} typed={typed} keep={false} />
      {!typed && (
        <Views
          label={words.views}
          views={[
            ...VIEW_NAMES.map((name) => ({ name, text: words.view[name], current: name === view && !own.current })),
            ...ownChips(own),
          ]}
        />
      )}
      <OrderFilters values={values} options={options} cities={cities} />
      {!typed && <KeepView own={own} refused={refused} />}
      <Refusal of={refused} />
      {orders.length === 0 ? (
        <Empty text={empty}>
          {!typed && !isNarrowed && (
            <Link className="button" to={`${base}/share`}>
              {words.share}
            </Link>
          )}
        </Empty>
      ) : (
        <Picking key={taken}>
          <p className="muted small">{words.counted(count, atLeast)}</p>
          <ul className="tickets">
            {orders.map((order) => (
              <OrderRow key={order.number} order={order} canPick={mayMove} />
            ))}
          </ul>
          {mayMove && (
            <OrderBulk
              carriers={carriers}
              steps={orders.flatMap(({ next, mayTake }) => (next && mayTake ? [takenAt(next)] : []))}
              wrong={wrongIn(refused, 'handOver')}
            />
          )}
        </Picking>
      )}
      <MoreRows cursor={cursor} />
      {may('exports:make') && view === 'all' && orders.length > 0 && !typed && (
        <p>
          <Link className="button" data-kind="quiet" to={`${base}/settings/export?${new URLSearchParams(values)}`}>
            {words.takeThese}
          </Link>
        </p>
      )}
      <Toast done={done} />
    </div>
  )
}
