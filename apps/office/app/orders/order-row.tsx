import { Link } from '@remix-run/react'
import { PickBox } from '#app/ui/list.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { OrderSwipe } from './order-swipe.tsx'
import type { readOrders } from './read-orders.server.ts'

type Order = Awaited<ReturnType<typeof readOrders>>['orders'][number]

/** One order of the list, as a ticket that leads to it. */
export function OrderRow({ order, canPick }: { readonly order: Order; readonly canPick: boolean }) {
  const words = useSection(orderWords)
  const facts = [order.buyer && order.number, order.city, order.placed].filter(Boolean).join(' · ')
  const ticket = (
    <Link className="ticket" to={String(order.number)} prefetch="intent">
      <span className="row" data-ends="">
        <strong>{order.buyer || words.order(order.number)}</strong>
        <strong>{order.total}</strong>
      </span>
      <span className="muted small">{facts}</span>
      <span className="ticket-what">
        {order.pictures.map((src) => (
          <img key={src} src={src} alt="" width="36" height="36" loading="lazy" />
        ))}
        <span className="small">
          {order.what}
          {order.units > 1 && <span className="muted"> {words.more(order.units - 1)}</span>}
        </span>
      </span>
      <span className="row">
        <Seal>{order.method}</Seal>
        {order.test && <Seal dye="now">{words.test}</Seal>}
        <span className="small muted">{order.standing}</span>
      </span>
      {order.next && order.next !== 'awaitArrival' && (
        <span className="row">
          <strong className="small">{words.next[order.next]}</strong>
        </span>
      )}
    </Link>
  )
  return (
    <li className="ticket-row">
      {canPick && <PickBox id={order.number} label={words.pick(order.number)} />}
      {canPick ? (
        <OrderSwipe number={order.number} next={order.mayTake ? order.next : null} canChat={order.canChat}>
          {ticket}
        </OrderSwipe>
      ) : (
        ticket
      )}
    </li>
  )
}
