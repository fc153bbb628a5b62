import { lineKey, type Order } from '@store/core'
import { FactList } from '@store/template-kit'
import { OrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { Ware } from './basket-lines.tsx'
import { useWords } from './words.ts'

const CLASSES = { facts: 'facts', none: 'quiet', link: 'under' }

/** Everything a shopper may know of an order (D8). */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <div className="order">
      <section>
        <h2>{t('order.products')}</h2>
        <ul className="wares">
          {order.lines.map((line) => (
            <li key={lineKey(line)}>
              <Ware line={line} />
            </li>
          ))}
        </ul>
        <FactList rows={useReceiptRows(order)} className="sums" />
      </section>
      <OrderGroups order={order} classes={CLASSES} />
    </div>
  )
}
