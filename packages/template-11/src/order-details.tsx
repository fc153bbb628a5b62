import type { Order } from '@store/core'
import {
  type OrderFact,
  useBuyerFacts,
  useCarrierFacts,
  useReceiptRows,
  useSaleFacts,
  useSellerFacts,
} from '@store/template-kit/forms'
import { LineOf } from './order-lines.tsx'
import { SumRows } from './order-sums.tsx'
import { useWords } from './words.ts'

/** Everything a shopper may know of an order (D8). */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <div className="order">
      <section className="order-group">
        <h2>{t('order.products')}</h2>
        <ul className="lines">
          {order.lines.map((line) => (
            <li key={`${line.productId}.${line.variantId}`}>
              <LineOf line={line} />
            </li>
          ))}
        </ul>
        <SumRows rows={useReceiptRows(order)} />
      </section>
      <Group title={t('order.sale')} facts={useSaleFacts(order)} />
      <Group title={t('order.buyer')} facts={useBuyerFacts(order)} />
      <Carrier order={order} />
      <Group title={t('order.seller')} facts={useSellerFacts(order)} />
    </div>
  )
}

function Carrier({ order }: { readonly order: Order }) {
  const t = useWords()
  const facts = useCarrierFacts(order)
  const url = order.carrier?.trackingUrl
  if (!order.carrier)
    return (
      <section className="order-group">
        <h2>{t('order.carrier')}</h2>
        <p className="muted">{t('order.noCarrier')}</p>
      </section>
    )
  const link = url && (
    <a href={url} className="quiet-link" target="_blank" rel="noopener noreferrer">
      {url.replace(/^https?:\/\//, '')}
    </a>
  )
  return (
    <Group
      title={t('order.carrier')}
      facts={link ? [...facts, { key: 'trackingLink', name: t('order.trackingLink'), value: link }] : facts}
    />
  )
}

/** What says how far the order is. */
const BADGES = ['status', 'shipment']

const Group = (props: { readonly title: string; readonly facts: readonly OrderFact[] }) => (
  <section className="order-group">
    <h2>{props.title}</h2>
    <dl className="facts">
      {props.facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{BADGES.includes(key) ? <span className="badge">{value}</span> : value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
