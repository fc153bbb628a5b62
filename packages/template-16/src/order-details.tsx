import type { Order } from '@store/core'
import { FactList, useMoney } from '@store/template-kit'
import { useOrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { Paper } from './ticket.tsx'
import { WrittenLine } from './ticket-line.tsx'
import { useWords } from './words.ts'

/** The ticket as it was written, and beside it all that may be known of the order (D8). */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  const money = useMoney()
  const groups = useOrderGroups(order, { badge: 'badge', link: 'under' })
  const receipt = useReceiptRows(order)
  return (
    <div className="order-details">
      <Paper>
        <h2 className="ticket-title">{t('order.products')}</h2>
        <ul className="ticket-lines">
          {order.lines.map((line) => (
            <li key={`${line.productId} ${line.variantId}`}>
              <WrittenLine line={line} amount={money(line.unitPrice * line.quantity)} />
            </li>
          ))}
        </ul>
        <FactList rows={receipt} className="sums" />
      </Paper>
      <div className="order-groups">
        {(['sale', 'buyer', 'carrier', 'seller'] as const).map((name) => {
          const { title, facts, none } = groups[name]
          return (
            <section key={name}>
              <h2>{title}</h2>
              {facts.length === 0 ? <p className="quiet">{none}</p> : <FactList rows={facts} className="figures" />}
            </section>
          )
        })}
      </div>
    </div>
  )
}
