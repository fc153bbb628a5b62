import { Form } from '@remix-run/react'
import { Submit } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { ShownOrder } from './read-order.server.ts'

type BuyerProps = {
  readonly buyer: NonNullable<ShownOrder['buyer']>
  readonly page: string | null
  readonly mayWrite: boolean
}

/** Who has bought, and how to reach them. */
export function BuyerCard({ buyer, page, mayWrite }: BuyerProps) {
  const words = useSection(orderWords)
  return (
    <section className="card">
      <h2>{buyer.name}</h2>
      {buyer.message && <q className="letter">{buyer.message}</q>}
      <p className="muted">{[buyer.phone, buyer.email, buyer.idNumber].filter(Boolean).join(' · ')}</p>
      {buyer.earlier && <p className="muted">{words.earlier(buyer.earlier.orders, buyer.earlier.returned)}</p>}
      <p className="row" data-wrap="">
        {buyer.dial && (
          <>
            <a className="button" href={buyer.chat} target="_blank" rel="noreferrer">
              WhatsApp
            </a>
            <a className="button" href={`tel:${buyer.dial}`}>
              {words.call}
            </a>
          </>
        )}
        {page && <CopyButton text={page} label={words.copyLink} />}
      </p>
      {mayWrite && buyer.email && (
        <Form method="post">
          <Submit intent="mailAgain" kind="quiet">
            {words.mailAgain}
          </Submit>
        </Form>
      )}
    </section>
  )
}

type PlaceProps = {
  readonly place: NonNullable<ShownOrder['place']>
  readonly carrier: ShownOrder['carrier']
  readonly recipient: ShownOrder['recipient']
}

/** Where it goes to, and who brings it. */
export function PlaceCard({ place, carrier, recipient }: PlaceProps) {
  const words = useSection(orderWords)
  const number = [carrier?.name, carrier?.trackingNumber].filter(Boolean).join(' · ')
  return (
    <section className="card">
      <h2>{place.kind === 'pickUp' ? words.pickUp : words.address}</h2>
      <p>
        {recipient && (
          <strong className="line">
            {recipient.name} · {recipient.phone}
          </strong>
        )}
        {place.lines.map((line) => (
          <span className="line" key={line}>
            {line}
          </span>
        ))}
      </p>
      {carrier && <p className="muted">{carrier.trackingUrl ? <a href={carrier.trackingUrl}>{number}</a> : number}</p>}
      {place.kind === 'address' && (
        <p className="row" data-wrap="">
          <CopyButton text={place.lines.join('\n')} label={words.copyAddress} />
          <a className="button" href={place.map} target="_blank" rel="noreferrer">
            {words.map}
          </a>
        </p>
      )}
    </section>
  )
}
