import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { NextAction } from '#app/orders/next-action.tsx'
import { readOrder } from '#app/orders/read-order.server.ts'
import { takeStep } from '#app/orders/take-step.server.ts'
import { act } from '#app/session/act.server.ts'
import { useOutcome } from '#app/session/outcome-hooks.ts'
import { Proof } from '#app/session/proof.tsx'
import { readOfShop, shopOf } from '#app/session/read.server.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Refusal, Toast } from '#app/ui/notes.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { useWords } from '#app/words/use-words.ts'

const numberIn = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => Number(params.number)

export const loader = (args: LoaderFunctionArgs) =>
  readOfShop(args, (office, shop) => readOrder(office, shop, numberIn(args)))

export const action = (args: ActionFunctionArgs) =>
  act(args, async (office, sent) => takeStep(office, sent, await shopOf(args, office), numberIn(args)))

/** One order as a ticket: what, for whom, where to, what comes next, and what has been. */
export default function Order() {
  const order = useLoaderData<typeof loader>()
  const { orders: words } = useWords()
  const { shop } = useShop()
  const { refused, proof, done } = useOutcome()
  return (
    <div className="stack" data-wide="" data-list="">
      <p>
        <Link className="back" to={`/${shop.subdomain}/orders`}>
          {words.title}
        </Link>
      </p>
      <header className="row" data-ends="">
        <h1>{words.order(order.number)}</h1>
        <Seal dye={order.status === 'cancelled' ? 'now' : order.status === 'delivered' ? 'good' : 'act'}>
          {order.state}
        </Seal>
      </header>
      <Refusal of={refused} />
      <Proof needed={proof} />
      {order.test && (
        <p className="note" data-dye="now">
          {words.testNote}
        </p>
      )}
      <div className="two">
        <section className="ticket" aria-label={words.lines}>
          <p className="row">
            <Seal>{order.method}</Seal>
            {order.shipment !== 'pending' && <Seal>{order.parcel}</Seal>}
          </p>
          <p className="muted small">{order.placed}</p>
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
          </dl>
        </section>
        <div className="stack">
          {order.mayMove && order.next && (
            <NextAction next={order.next} heldUntil={order.heldUntil} chat={order.buyer?.chat ?? null} />
          )}
          {order.buyer && <Buyer buyer={order.buyer} />}
          {order.place && (
            <section className="card">
              <h2>{order.place.kind === 'pickUp' ? words.pickUp : words.address}</h2>
              <p>
                {order.place.lines.map((line) => (
                  <span className="line" key={line}>
                    {line}
                  </span>
                ))}
              </p>
              {order.carrier && (
                <p className="muted">
                  {[order.carrier.name, order.carrier.trackingNumber].filter(Boolean).join(' · ')}
                </p>
              )}
            </section>
          )}
          <section className="card">
            <h2>{words.history}</h2>
            <ol className="timeline">
              {order.history.map((entry, at) => (
                <li key={`${at} ${entry.at}`}>
                  <span className="muted small">{entry.at}</span> {entry.what ?? words.payment}
                  <span className="muted small"> · {entry.who === 'shopper' ? words.shopper : entry.who}</span>
                  {entry.why && <span className="muted small"> · {entry.why}</span>}
                </li>
              ))}
            </ol>
          </section>
          {order.mayMove && order.mayCancel && (
            <details className="fold">
              <summary>{words.cancel}</summary>
              <Form method="post" className="card">
                <p>{words.cancelAsk}</p>
                <TextField label={words.why} name="why" maxLength={300} />
                <Submit intent="cancel" kind="danger">
                  {words.cancel}
                </Submit>
              </Form>
            </details>
          )}
        </div>
      </div>
      <Toast done={done} />
    </div>
  )
}

type BuyerProps = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['buyer']>

function Buyer({ buyer }: { readonly buyer: BuyerProps }) {
  const { orders: words } = useWords()
  return (
    <section className="card">
      <h2>{buyer.name}</h2>
      {buyer.message && <q className="letter">{buyer.message}</q>}
      <p className="muted">{[buyer.phone, buyer.email, buyer.idNumber].filter(Boolean).join(' · ')}</p>
      <p className="row">
        <a className="button" href={buyer.chat} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
        <a className="button" href={`tel:${buyer.dial}`}>
          {words.call}
        </a>
      </p>
    </section>
  )
}
