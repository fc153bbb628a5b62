import { Seal } from '#app/ui/seal.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { ShownOrder } from './read-order.server.ts'

/** What was sold, as a ticket. */
export function Ticket({ order }: { readonly order: ShownOrder }) {
  const words = useSection(orderWords)
  return (
    <section className="ticket" aria-label={words.lines}>
      <div className="ticket-head">
        <h2>{order.buyer?.name || order.recipient?.name || words.order(order.number)}</h2>
        <Seal>{order.method}</Seal>
      </div>
      <div className="ticket-head">
        <span className="muted small">{[order.where, order.placed].filter(Boolean).join(' · ')}</span>
        <strong>{order.total}</strong>
      </div>
      <ul className="ticket-lines">
        {order.lines.map((line, at) => (
          <li key={`${at} ${line.name}`}>
            {line.image ? <img src={line.image} alt="" width="48" height="48" loading="lazy" /> : <span />}
            <span>
              {line.name}
              {line.variant && <span className="muted small"> {line.variant}</span>}
              {line.message && <q className="small">{line.message}</q>}
            </span>
            <span className="figures">
              × {line.quantity}
              <br />
              {line.amount}
            </span>
          </li>
        ))}
      </ul>
      <dl className="sums">
        {order.sums.map(({ name, amount }, at) => (
          <div key={`${at} ${name}`}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div>
          <dt>
            <strong>{words.total}</strong>
          </dt>
          <dd>
            <strong>{order.total}</strong>
          </dd>
        </div>
        {order.refundedSum && (
          <div>
            <dt>{words.refundedSum}</dt>
            <dd>− {order.refundedSum}</dd>
          </div>
        )}
      </dl>
      {order.taxes.map((text) => (
        <p className="muted small" key={text}>
          {text}
        </p>
      ))}
    </section>
  )
}
