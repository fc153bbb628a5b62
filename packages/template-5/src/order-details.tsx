import { lineKey, type Order } from '@store/core'
import {
  type OrderFact,
  useBuyerFacts,
  useCarrierFacts,
  useReceiptRows,
  useSaleFacts,
  useSellerFacts,
} from '@store/template-kit/forms'
import { LineFacts } from './bag-lines.tsx'
import { TotalsRows } from './bag-summary.tsx'
import { OrderDates } from './order-dates.tsx'
import { useWords } from './words.ts'

/** Everything a shopper may know of an order (D8): its dates, its pieces, and who, where and how. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <>
      <OrderDates order={order} />
      <div className="order-columns columns">
        <section className="order-lines" aria-label={t('order.products')}>
          <ul className="bag-lines">
            {order.lines.map((line) => (
              <li key={lineKey(line)} className="bag-line">
                <LineFacts line={line} />
              </li>
            ))}
          </ul>
          <TotalsRows rows={useReceiptRows(order)} />
        </section>
        <div className="order-facts">
          <Facts title={t('order.sale')} facts={useSaleFacts(order)} />
          <Facts title={t('order.buyer')} facts={useBuyerFacts(order)} />
          <Carrier order={order} />
          <Facts title={t('order.seller')} facts={useSellerFacts(order)} />
        </div>
      </div>
    </>
  )
}

function Carrier({ order }: { readonly order: Order }) {
  const t = useWords()
  const facts = useCarrierFacts(order)
  const url = order.carrier?.trackingUrl
  if (!order.carrier)
    return (
      <section>
        <h3>{t('order.carrier')}</h3>
        <p>{t('order.noCarrier')}</p>
      </section>
    )
  const link = url && (
    <a href={url} className="underlined" target="_blank" rel="noopener noreferrer">
      {url.replace(/^https?:\/\//, '')}
    </a>
  )
  return (
    <Facts
      title={t('order.carrier')}
      facts={link ? [...facts, { key: 'trackingLink', name: t('order.trackingLink'), value: link }] : facts}
    />
  )
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly OrderFact[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="facts">
        {facts.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
