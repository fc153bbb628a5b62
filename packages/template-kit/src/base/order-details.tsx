import type { Order } from '@store/core'
import {
  type OrderFact,
  useBuyerFacts,
  useCarrierFacts,
  useReceiptRows,
  useSaleFacts,
  useSellerFacts,
} from '../forms/order-facts.tsx'
import { useMoney, useT } from '../shop-context.tsx'
import { Picture } from './picture.tsx'
import { TotalsRows } from './totals.tsx'

/** Everything a shopper may know of an order (D8). */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useT()
  return (
    <div className="order">
      <Group title={t('order.sale')} facts={useSaleFacts(order)} />
      <OrderLines order={order} />
      <Group title={t('order.buyer')} facts={useBuyerFacts(order)} />
      <OrderCarrier order={order} />
      <Group title={t('order.seller')} facts={useSellerFacts(order)} />
    </div>
  )
}

function OrderLines({ order }: { readonly order: Order }) {
  const t = useT()
  const money = useMoney()
  return (
    <section className="order-group order-products">
      <h2>{t('order.products')}</h2>
      <ul className="lines">
        {order.lines.map((line) => (
          <li key={`${line.productId}.${line.variantId}`} className="line">
            <Picture
              name={line.name}
              image={line.image ? { src: line.image, alt: null } : null}
              alt=""
              sizes="80px"
              largest={240}
            />
            <div className="line-text">
              <p className="line-name">{line.name}</p>
              {line.variant.length > 0 && <p className="muted">{line.variant.join(' · ')}</p>}
              <p className="muted">
                {line.quantity} × {money(line.unitPrice)}
              </p>
            </div>
            <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
          </li>
        ))}
      </ul>
      <TotalsRows rows={useReceiptRows(order)} />
    </section>
  )
}

function OrderCarrier({ order }: { readonly order: Order }) {
  const t = useT()
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
    <a href={url} target="_blank" rel="noopener noreferrer">
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
