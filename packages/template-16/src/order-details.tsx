import { lineKey, type Order } from '@store/core'
import { FactList, useMoney } from '@store/template-kit'
import { OrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { LineFacts } from './cart-line.tsx'
import { Paper } from './cart-ticket.tsx'
import { useWords } from './words.ts'

const CLASSES = { facts: 'figures', none: 'quiet', badge: 'badge', link: 'under' }

/** What a shopper may know of an order (D8). */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  const money = useMoney()
  const receipt = useReceiptRows(order)
  return (
    <div className="order-details">
      <Paper>
        <h2 className="ticket-title">{t('order.products')}</h2>
        <ul className="ticket-lines">
          {order.lines.map((line) => (
            <li key={lineKey(line)}>
              <LineFacts line={line} amount={money(line.unitPrice * line.quantity)} />
            </li>
          ))}
        </ul>
        <FactList rows={receipt} className="sums" />
      </Paper>
      <div className="order-groups">
        <OrderGroups order={order} classes={CLASSES} />
      </div>
    </div>
  )
}
