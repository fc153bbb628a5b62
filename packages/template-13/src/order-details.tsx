import type { Order } from '@store/core'
import {
  type OrderFact,
  useBuyerFacts,
  useCarrierFacts,
  useReceiptRows,
  useSaleFacts,
  useSellerFacts,
} from '@store/template-kit/forms'
import { LineRow } from './line-row.tsx'
import { SumRows } from './sums.tsx'
import { useWords } from './words.ts'

/** Everything a shopper may know of an order (D8), in slabs. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <div className="slabs order">
      <section className="slab order-lines">
        <h2>{t('order.products')}</h2>
        <ul className="lines">
          {order.lines.map((line) => (
            <li key={`${line.productId}.${line.variantId}`}>
              <LineRow line={line} />
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
      <section className="slab">
        <h2>{t('order.carrier')}</h2>
        <p>{t('order.noCarrier')}</p>
      </section>
    )
  const link = url && (
    <a href={url} className="under" target="_blank" rel="noopener noreferrer">
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

const Group = (props: { readonly title: string; readonly facts: readonly OrderFact[] }) => (
  <section className="slab">
    <h2>{props.title}</h2>
    <dl className="figures">
      {props.facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
