import { lineKey, type Order } from '@store/core'
import { FactList, useMoney, useT } from '@store/template-kit'
import { type OrderGroup, useOrderGroups, useReceiptRows } from '@store/template-kit/forms'
import { Picture } from './picture.tsx'

/** All facts of an order that its buyer may see (D8). */
export function OrderDetails({ order }: { readonly order: Order }) {
  const { sale, buyer, carrier, seller } = useOrderGroups(order, { badge: 'badge' })
  return (
    <div className="order">
      <Group {...sale} />
      <OrderLines order={order} />
      <Group {...buyer} />
      <Group {...carrier} />
      <Group {...seller} />
    </div>
  )
}

function OrderLines({ order }: { readonly order: Order }) {
  const t = useT()
  const money = useMoney()
  return (
    <section className="order-group order-products">
      <h2>{t('order.products')}</h2>
      <ul className="lines">
        {order.lines.map((line) => (
          <li key={lineKey(line)} className="line">
            <Picture
              name={line.name}
              image={line.image ? { src: line.image, alt: null } : null}
              alt=""
              sizes="80px"
              largest={240}
            />
            <div className="line-text">
              <p className="line-name">{line.name}</p>
              {line.variant.length > 0 && <p className="muted">{line.variant.join(' · ')}</p>}
              {line.message && <p className="muted">{`“${line.message}”`}</p>}
              <p className="muted">
                {line.quantity} × {money(line.unitPrice)}
              </p>
            </div>
            <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
          </li>
        ))}
      </ul>
      <FactList rows={useReceiptRows(order)} className="totals" />
    </section>
  )
}

const Group = ({ title, facts, none }: OrderGroup) => (
  <section className="order-group">
    <h2>{title}</h2>
    {facts.length > 0 ? <FactList rows={facts} className="facts" /> : <p className="muted">{none}</p>}
  </section>
)
