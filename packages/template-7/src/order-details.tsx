import { lineKey, type Order } from '@store/core'
import { FactList, useMoney } from '@store/template-kit'
import { OrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { OrderProgress } from './order-progress.tsx'
import { lineImage, Picture } from './picture.tsx'
import { keepUnits } from './unit-line.ts'
import { useWords } from './words.ts'

const CLASSES = { group: 'order-group', facts: 'facts', none: 'muted' }

/** What a shopper may know of an order (D8): progress, lines, buyer and address. */
export function OrderDetails({ order }: { readonly order: Order }) {
  return (
    <div className="order">
      <OrderProgress order={order} />
      <div className="order-columns">
        <Lines order={order} />
        <div className="order-groups">
          <OrderGroups order={order} classes={CLASSES} />
        </div>
      </div>
    </div>
  )
}

/** The lines, as in the checkout. */
function Lines({ order }: { readonly order: Order }) {
  const t = useWords()
  const money = useMoney()
  return (
    <section className="receipt order-lines">
      <h2>{t('order.products')}</h2>
      <ul className="receipt-lines">
        {order.lines.map((line) => (
          <li key={lineKey(line)}>
            <Picture product={lineImage(line)} sizes="3rem" largest={160} decorative />
            <span>
              {line.quantity} × {keepUnits(line.name)}
              {line.variant.length > 0 && <small>{line.variant.join(' · ')}</small>}
              {line.message && <small>{`“${line.message}”`}</small>}
            </span>
            <b>{money(line.unitPrice * line.quantity)}</b>
          </li>
        ))}
      </ul>
      <FactList rows={useReceiptRows(order)} className="totals" />
    </section>
  )
}
