import type { Order } from '@store/core'
import { FactList } from '@store/template-kit'
import { type OrderGroup, useOrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { Ware } from './basket-lines.tsx'
import { useWords } from './words.ts'

/** Everything a shopper may know of an order (D8). */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  const { sale, buyer, carrier, seller } = useOrderGroups(order, { link: 'under' })
  return (
    <div className="order">
      <section>
        <h2>{t('order.products')}</h2>
        <ul className="wares">
          {order.lines.map((line) => (
            <li key={`${line.productId}.${line.variantId}`}>
              <Ware line={line} />
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
  <section>
    <h2>{title}</h2>
    {facts.length > 0 ? <FactList rows={facts} className="facts" /> : <p className="quiet">{none}</p>}
  </section>
)
