import { lineKey, type Order } from '@store/core'
import { FactList } from '@store/template-kit'
import { OrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { Paper } from './paper.tsx'
import { Bought } from './receipt-line.tsx'
import { useWords } from './words.ts'

const CLASSES = { facts: 'ruled', badge: 'tag', link: 'lined' }

/** All that is known of an order (D8): its receipt, and a table for each who has to do with it. */
export function OrderTable({ order }: { readonly order: Order }) {
  const t = useWords()
  const sums = useReceiptRows(order)
  return (
    <div className="order">
      <div className="order-tables">
        <OrderGroups order={order} classes={CLASSES} />
      </div>
      <Paper name={t('order.products')} said={t('order.title', { number: order.number })} code={String(order.number)}>
        <ul className="receipt-lines">
          {order.lines.map((line) => (
            <li key={lineKey(line)}>
              <Bought line={line} />
            </li>
          ))}
        </ul>
        <FactList rows={sums} className="sums" />
      </Paper>
    </div>
  )
}
