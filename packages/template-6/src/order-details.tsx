import { lineKey, type Order } from '@store/core'
import { FactList, useMoney } from '@store/template-kit'
import { type OrderGroup, useOrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { LineNote, LinePicture } from './line-facts.tsx'
import { OrderProgress } from './order-progress.tsx'
import { useWords } from './words.ts'

/** What a shopper may know of an order (D8): its progress, its lines, buyer, address and delivery, as rows of facts. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const { sale, buyer, carrier, seller } = useOrderGroups(order)
  return (
    <>
      <OrderProgress order={order} />
      <div className="order-columns">
        <div>
          <Lines order={order} />
          <FactList rows={useReceiptRows(order)} className="totals" />
        </div>
        <div className="order-facts">
          <Group {...sale} />
          <Group {...carrier} />
          <Group {...buyer} />
          <Group {...seller} />
        </div>
      </div>
    </>
  )
}

function Lines({ order }: { readonly order: Order }) {
  const t = useWords()
  const money = useMoney()
  return (
    <table className="cart-table">
      <caption className="table-title">{t('order.products')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('volt.product')}</th>
          <th scope="col" className="number">
            {t('volt.quantity')}
          </th>
          <th scope="col" className="number">
            {t('volt.subtotal')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={lineKey(line)}>
            <th scope="row">
              <span className="line">
                <LinePicture line={line} />
                <span>
                  {line.name}
                  <LineNote line={line} />
                </span>
              </span>
            </th>
            <td className="number">{line.quantity}</td>
            <td className="number">{money(line.unitPrice * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Group = ({ title, facts, none }: OrderGroup) => (
  <section>
    <h2 className="table-title">{title}</h2>
    <FactList rows={none && facts.length === 0 ? [{ name: title, value: none }] : facts} className="spec-rows" />
  </section>
)
