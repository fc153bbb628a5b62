import { lineKey, type Order } from '@store/core'
import { FactList } from '@store/template-kit'
import { type OrderGroup, useOrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { LineFacts } from './bag-lines.tsx'
import { OrderDates } from './order-dates.tsx'
import { useWords } from './words.ts'

/** Everything a shopper may know of an order (D8): its dates, its pieces, and who, where and how. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  const { sale, buyer, carrier, seller } = useOrderGroups(order, { link: 'underlined' })
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
          <FactList rows={useReceiptRows(order)} className="totals" />
        </section>
        <div className="order-facts">
          <Group {...sale} />
          <Group {...buyer} />
          <Group {...carrier} />
          <Group {...seller} />
        </div>
      </div>
    </>
  )
}

const Group = ({ title, facts, none }: OrderGroup) => (
  <section>
    <h3>{title}</h3>
    {facts.length > 0 ? <FactList rows={facts} className="facts" /> : <p>{none}</p>}
  </section>
)
