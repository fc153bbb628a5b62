import type { Order } from '@store/core'
import { FactList } from '@store/template-kit'
import { type OrderGroup, useOrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { LineRow } from './line-row.tsx'
import { useWords } from './words.ts'

/** Everything a shopper may know of an order (D8), in slabs. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  const { sale, buyer, carrier, seller } = useOrderGroups(order, { badge: 'mark', link: 'under' })
  return (
    <div className="slabs order">
      <section className="slab order-lines">
        <h2>{t('order.products')}</h2>
        <ul className="lines">
          {order.lines.map((line) => (
            <li key={`${line.productId}.${line.variantId}`}>
              <LineRow line={line} />
            </li>
          ))}
        </ul>
        <FactList rows={useReceiptRows(order)} className="sums" />
      </section>
      <Group {...sale} />
      <Group {...buyer} />
      <Group {...carrier} />
      <Group {...seller} />
    </div>
  )
}

const Group = ({ title, facts, none }: OrderGroup) => (
  <section className="slab">
    <h2>{title}</h2>
    {facts.length > 0 ? <FactList rows={facts} className="figures" /> : <p>{none}</p>}
  </section>
)
