import { lineKey, type Order } from '@store/core'
import { Outside, useMoney } from '@store/template-kit'
import {
  type OrderFact,
  useBuyerFacts,
  useCarrierFacts,
  useReceiptRows,
  useSaleFacts,
  useSellerFacts,
} from '@store/template-kit/forms'
import { OrderWay } from './order-way.tsx'
import { Picture, pictured } from './picture.tsx'
import { TotalsRows } from './totals.tsx'
import { useWords } from './words.ts'

/** Everything a shopper may know of an order (D8): how far it is, what is in it, who and where. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <div className="order">
      <OrderWay order={order} />
      <div className="order-columns">
        <Lines order={order} />
        <div className="order-groups">
          <Group title={t('order.sale')} facts={useSaleFacts(order)} />
          <Group title={t('order.buyer')} facts={useBuyerFacts(order)} />
          <Carrier order={order} />
          <Group title={t('order.seller')} facts={useSellerFacts(order)} />
        </div>
      </div>
    </div>
  )
}

/** The receipt, as in the order form. */
function Lines({ order }: { readonly order: Order }) {
  const t = useWords()
  const money = useMoney()
  return (
    <section className="receipt order-lines">
      <h2>{t('order.products')}</h2>
      <ul className="receipt-lines">
        {order.lines.map((line) => (
          <li key={lineKey(line)}>
            <Picture product={pictured(line)} sizes="3rem" largest={160} decorative />
            <span>
              {line.quantity} × {line.name}
              {line.variant.length > 0 && <small>{line.variant.join(' · ')}</small>}
            </span>
            <b>{money(line.unitPrice * line.quantity)}</b>
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
  const url = order.carrier?.trackingUrl
  if (!order.carrier)
    return (
      <section className="order-group">
        <h2>{t('order.carrier')}</h2>
        <p className="muted">{t('order.noCarrier')}</p>
      </section>
    )
  const link = url ? [{ key: 'link', name: t('order.trackingLink'), value: <Followed url={url} /> }] : []
  return <Group title={t('order.carrier')} facts={[...facts, ...link]} />
}

const Followed = ({ url }: { readonly url: string }) => <Outside href={url}>{url.replace(/^https?:\/\//, '')}</Outside>

const Group = (props: { readonly title: string; readonly facts: readonly OrderFact[] }) => (
  <section className="order-group">
    <h2>{props.title}</h2>
    <dl className="facts">
      {props.facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
