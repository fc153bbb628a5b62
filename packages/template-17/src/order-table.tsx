import { lineKey, type Order } from '@store/core'
import { FactList } from '@store/template-kit'
import { OrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { LineFacts } from './cart-line.tsx'
import { ReceiptPaper } from './receipt-paper.tsx'
import { useWords } from './words.ts'

const CLASSES = { facts: 'ruled', badge: 'tag', link: 'lined' }

/** What a shopper may know of an order (D8): its lines, and a table each for buyer, delivery and payment. */
export function OrderTable({ order }: { readonly order: Order }) {
  const t = useWords()
  const sums = useReceiptRows(order)
  return (
    <div className="order">
      <div className="order-tables">
        <OrderGroups order={order} classes={CLASSES} />
      </div>
      <ReceiptPaper
        name={t('order.products')}
        said={t('order.title', { number: order.number })}
        code={String(order.number)}
      >
        <ul className="receipt-lines">
          {order.lines.map((line) => (
            <li key={lineKey(line)}>
              <LineFacts line={line} />
            </li>
          ))}
        </ul>
        <FactList rows={sums} className="sums" />
      </ReceiptPaper>
    </div>
  )
}
