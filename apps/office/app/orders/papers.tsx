import { BarCode } from './bar-code.tsx'
import type { Paper, Papers } from './read-papers.server.ts'

type PaperProps = { readonly order: Paper; readonly papers: Papers }

/** The packing slip: the products, with pictures. */
export function Slip({ order, papers }: PaperProps) {
  const { words, prices, shop } = papers
  return (
    <article className="paper" data-size={papers.size} lang={papers.language}>
      <header className="paper-head">
        <div>
          <strong className="paper-shop">{shop.name}</strong>
          <span>
            {words.order} {order.number} · {order.placed}
          </span>
          {order.test && <strong>{words.test}</strong>}
        </div>
        <BarCode number={order.number} />
      </header>
      <ToWhom order={order} papers={papers} />
      <ul className="paper-lines">
        {order.lines.map((line, at) => (
          <li key={`${at} ${line.name}`}>
            {line.image ? <img src={line.image} alt="" width="64" height="64" /> : <span />}
            <span>
              <strong>{line.name}</strong>
              {line.variant && <span className="line">{line.variant}</span>}
              {line.message && <q className="line">{line.message}</q>}
            </span>
            <strong>× {line.quantity}</strong>
            {prices && <span className="figures">{line.amount}</span>}
          </li>
        ))}
      </ul>
      {order.message && <q>{order.message}</q>}
      {order.answers.map(({ label, value }, at) => (
        <p key={`${at} ${label}`}>
          {label}: <strong>{value}</strong>
        </p>
      ))}
      {prices && (
        <dl className="sums">
          {order.sums.map(({ name, amount }, at) => (
            <div key={`${at} ${name}`}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          <div>
            <dt>{order.method}</dt>
            <dd>{order.paid ? words.paid : words.unpaid}</dd>
          </div>
        </dl>
      )}
    </article>
  )
}

/** The label of a parcel: sender, recipient, and the amount to collect. */
export function Label({ order, papers }: PaperProps) {
  const { words, shop } = papers
  return (
    <article className="paper" data-size={papers.size} data-label="" lang={papers.language}>
      <p>
        {words.from}: <strong>{shop.name}</strong> {[shop.city, shop.phone].filter(Boolean).join(' · ')}
      </p>
      <ToWhom order={order} papers={papers} />
      <p className="paper-due">
        {order.test ? (
          words.test
        ) : order.due ? (
          <>
            {words.collect} <strong>{order.due}</strong>
          </>
        ) : order.paid ? (
          words.paid
        ) : (
          words.unpaid
        )}
      </p>
      <footer className="paper-foot">
        <BarCode number={order.number} />
        <span>
          {words.order} <strong>{order.number}</strong>
          {order.carrier && (
            <span className="line">
              {[order.carrier.name, order.carrier.trackingNumber].filter(Boolean).join(' · ')}
            </span>
          )}
        </span>
      </footer>
    </article>
  )
}

function ToWhom({ order, papers: { words } }: PaperProps) {
  return (
    <p className="paper-to">
      <span>{order.pickUp ? words.pickUp : words.to}</span>
      {order.to && <strong>{order.to.name}</strong>}
      {order.place.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {order.to && <span>{order.to.phone}</span>}
    </p>
  )
}

/** The day's parcels on one sheet, to be ticked off and signed. */
export function Sheet({ papers }: { readonly papers: Papers }) {
  const { words, shop, orders, today } = papers
  return (
    <article className="paper" data-size={papers.size} lang={papers.language}>
      <header className="paper-head">
        <div>
          <strong className="paper-shop">{shop.name}</strong>
          <span>{today}</span>
        </div>
        <span>
          {words.parcels}: <strong>{orders.length}</strong>
        </span>
      </header>
      <table className="paper-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.order}</th>
            <th scope="col">{words.to}</th>
            <th scope="col">{words.guide}</th>
            <th scope="col" className="figures">
              {words.collect}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.number}>
              <td>
                <span className="paper-tick" />
              </td>
              <td>{order.number}</td>
              <td>
                {order.to?.name}
                <span className="line">{order.place.at(-1)}</span>
              </td>
              <td>{[order.carrier?.name, order.carrier?.trackingNumber].filter(Boolean).join(' · ')}</td>
              <td className="figures">{order.due ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="paper-signed">{words.signed}:</p>
    </article>
  )
}
