import { lineKey, type Order } from '@store/core'
import { Moment, useMoney } from '@store/template-kit'
import {
  type OrderFact,
  useBuyerFacts,
  useCarrierFacts,
  useReceiptRows,
  useSaleFacts,
  useSellerFacts,
} from '@store/template-kit/forms'
import { Bubble } from './bubble.tsx'
import { statusStory } from './status-story.ts'
import { TotalsRows } from './totals.tsx'
import { useWords } from './words.ts'

/** What of a sale changes with time, said apart from what does not. */
const PROGRESS = ['status', 'shipment', 'updated']

/** Everything a shopper may know of an order (D8): the message they sent, and what the shop has said since. */
export function OrderStory({ order }: { readonly order: Order }) {
  const t = useWords()
  const sale = useSaleFacts(order)
  return (
    <>
      <section className="group" aria-label={t('order.sale')}>
        <p className="day">
          <span>
            <Moment iso={order.placedAt} />
          </span>
        </p>
        <Lines order={order} />
      </section>
      <section className="group" aria-label={t('order.status')}>
        <ol className="group">
          {statusStory(order).map((step) => (
            <li key={step}>
              <Bubble className={`step step-${step}`}>{t(`charla.step.${step}`)}</Bubble>
            </li>
          ))}
        </ol>
        <div className="bubble status" data-from="shop">
          <h2>{t('order.title', { number: order.number })}</h2>
          <Facts
            facts={sale
              .filter(({ key }) => PROGRESS.includes(key))
              .map((fact) => ({ ...fact, value: <State of={order} fact={fact} /> }))}
          />
        </div>
        <Carrier order={order} />
      </section>
      <section className="bubble" data-from="shop">
        <h2>{t('order.sale')}</h2>
        <Facts facts={sale.filter(({ key }) => !PROGRESS.includes(key))} />
      </section>
      <section className="bubble" data-from="you">
        <h2>{t('order.buyer')}</h2>
        <Facts facts={useBuyerFacts(order)} />
      </section>
      <section className="bubble" data-from="shop">
        <h2>{t('order.seller')}</h2>
        <Facts facts={useSellerFacts(order)} />
      </section>
    </>
  )
}

/** The order as its buyer's own bubble. */
function Lines({ order }: { readonly order: Order }) {
  const t = useWords()
  const money = useMoney()
  return (
    <section className="bubble summary" data-from="you" aria-label={t('order.products')}>
      <ul>
        {order.lines.map((line) => (
          <li key={lineKey(line)}>
            <span>
              <span className="line-quantity">{line.quantity}</span> × {[line.name, ...line.variant].join(' · ')}
            </span>{' '}
            <span className="summary-price">{money(line.unitPrice * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <TotalsRows rows={useReceiptRows(order)} />
    </section>
  )
}

function Carrier({ order }: { readonly order: Order }) {
  const t = useWords()
  const facts = useCarrierFacts(order)
  if (!order.carrier) return <Bubble>{t('order.noCarrier')}</Bubble>
  const { trackingUrl } = order.carrier
  return (
    <section className="bubble" data-from="shop">
      <h2>{t('order.carrier')}</h2>
      <Facts facts={facts} />
      {trackingUrl && (
        <a href={trackingUrl} className="reply" target="_blank" rel="noopener noreferrer">
          {t('order.trackingLink')}
        </a>
      )}
    </section>
  )
}

/** How far an order is, in the colour of good or bad news; a date as it is. */
const State = ({ of: order, fact: { key, value } }: { readonly of: Order; readonly fact: OrderFact }) =>
  key === 'status' || key === 'shipment' ? (
    <strong className="state" data-status={order[key]}>
      {value}
    </strong>
  ) : (
    value
  )

const Facts = ({ facts }: { readonly facts: readonly OrderFact[] }) => (
  <dl className="facts">
    {facts.map(({ key, name, value }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
