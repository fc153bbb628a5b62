import { lineKey, type Order } from '@store/core'
import { FactList } from '@store/template-kit'
import { OrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { LineFacts } from './cart-lines.tsx'
import { OrderDates } from './order-dates.tsx'
import { useWords } from './words.ts'

const CLASSES = { facts: 'facts', link: 'underlined' }

/** What a shopper may know of an order (D8): its steps and dates, its lines, buyer, address and delivery. */
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
          <FactList rows={useReceiptRows(order)} className="totals" />
        </section>
        <div className="order-facts">
          <OrderGroups order={order} classes={CLASSES} heading="h3" />
        </div>
      </div>
    </>
  )
}
