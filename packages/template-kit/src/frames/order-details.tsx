import { lineKey } from '@store/core'
import { OrderGroups, useReceiptRows } from '../forms/order/order-facts.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { useT } from '../shop-context.tsx'
import type { OrderDetailsProps } from './parts.ts'

const CLASSES = { group: 'panel', facts: 'facts', none: 'muted', badge: 'badge', link: 'link' }

/** An order's data for shoppers (D8): its progress, lines and totals, buyer, delivery and payment. */
export function OrderDetails({ order, Line }: OrderDetailsProps) {
  const t = useT()
  return (
    <div className="order">
      <section className="panel">
        <h2>{t('order.products')}</h2>
        <ul className="order-lines">
          {order.lines.map((line) => (
            <li key={lineKey(line)}>
              <Line line={line} />
            </li>
          ))}
        </ul>
        <FactList rows={useReceiptRows(order)} className="sums" />
      </section>
      <OrderGroups order={order} classes={CLASSES} />
    </div>
  )
}
