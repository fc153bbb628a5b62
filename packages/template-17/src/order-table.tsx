import type { Order } from '@store/core'
import { FactList } from '@store/template-kit'
import { useOrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { Paper } from './paper.tsx'
import { Bought } from './receipt-line.tsx'
import { useWords } from './words.ts'

/** All that is known of an order (D8): its receipt, and a table for each who has to do with it. */
export function OrderTable({ order }: { readonly order: Order }) {
  const t = useWords()
  const { sale, buyer, carrier, seller } = useOrderGroups(order, { badge: 'tag', link: 'lined' })
  const sums = useReceiptRows(order)
  return (
    <div className="order">
      <div className="order-tables">
        {[sale, buyer, carrier, seller].map(({ title, facts, none }) => (
          <section key={title}>
            <h2>{title}</h2>
            {facts.length > 0 ? <FactList rows={facts} className="ruled" /> : <p>{none}</p>}
          </section>
        ))}
      </div>
      <Paper name={t('order.products')} said={t('order.title', { number: order.number })} code={String(order.number)}>
        <ul className="receipt-lines">
          {order.lines.map((line) => (
            <li key={`${line.productId}.${line.variantId}`}>
              <Bought line={line} />
            </li>
          ))}
        </ul>
        <FactList rows={sums} className="sums" />
      </Paper>
    </div>
  )
}
