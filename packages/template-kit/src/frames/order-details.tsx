import { lineKey } from '@store/core'
import { OrderGroups, useReceiptRows } from '../forms/order/order-facts.tsx'
import { FactList } from '../parts/fact-list.tsx'
import { useT } from '../shop-context.tsx'
import type { OrderDetailsProps } from './parts.ts'

const CLASSES = { group: 'panel', facts: 'facts', none: 'muted', badge: 'badge', link: 'link' }

/** Everything a shopper may know of an order (D8): how far it is, what was bought and for how much, who, where, how. */
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
