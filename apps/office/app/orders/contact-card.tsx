import { Form } from '@remix-run/react'
import { Submit } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { ChatLink } from './chat-link.tsx'
import type { ShownOrder } from './read-order.server.ts'

/** The buyer's contact details, the destination, and the carrier. */
export function ContactCard({ order }: { readonly order: ShownOrder }) {
  const words = useSection(orderWords)
  const { number, buyer, place, carrier, recipient, page } = order
  const guide = [carrier?.name, carrier?.trackingNumber].filter(Boolean).join(' · ')
  const facts = [buyer?.phone, buyer?.email, buyer?.idNumber].filter(Boolean).join(' · ')
  const map = place?.kind === 'address' ? place.map : null
  if (!buyer && !place) return null
  return (
    <section className="card">
      {buyer?.message && <q className="letter">{buyer.message}</q>}
      {buyer?.earlier && <p className="muted">{words.earlier(buyer.earlier.orders, buyer.earlier.returned)}</p>}
      {buyer?.blocked && (
        <p className="note" data-dye="now">
          {buyer.blocked}
        </p>
      )}
      {buyer?.note && (
        <div>
          <strong className="line">{words.buyerNote}</strong>
          <p className="address">{buyer.note}</p>
        </div>
      )}
      <p className="reach">
        {buyer?.dial && (
          <a className="button" href={`tel:${buyer.dial}`}>
            {words.call}
          </a>
        )}
        {map && (
          <a className="button" href={map} target="_blank" rel="noreferrer">
            {words.map}
          </a>
        )}
        {map && place && <CopyButton text={place.lines.join('\n')} label={words.copyAddress} />}
        {buyer?.dial && buyer.chat && (
          <ChatLink number={number} href={buyer.chat}>
            WhatsApp
          </ChatLink>
        )}
      </p>
      {place && (
        <>
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
        </>
      )}
      {carrier && (
        <p className="muted">
          {carrier.trackingUrl ? (
            <a href={carrier.trackingUrl} target="_blank" rel="noreferrer">
              {guide}
            </a>
          ) : (
            guide
          )}
        </p>
      )}
      {facts && <p className="muted">{facts}</p>}
      <div className="row">
        {page && <CopyButton text={page} label={words.copyLink} />}
        {order.mayNote && buyer?.email && (
          <Form method="post">
            <Submit intent="mailAgain" kind="quiet">
              {words.mailAgain}
            </Submit>
          </Form>
        )}
      </div>
    </section>
  )
}
