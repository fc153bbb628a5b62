import { lineKey, type Order } from '@store/core'
import { Outside, useMoney } from '@store/template-kit'
import {
  type OrderFact,
  useBuyerFacts,
  useCarrierFacts,
  useReceiptRows,
  useSaleFacts,
  useSellerFacts,
} from '@store/template-kit/forms'
import { LineNote, LinePicture } from './cart-table.tsx'
import { OrderProgress } from './order-progress.tsx'
import { TotalsRows } from './totals-table.tsx'
import { useWords } from './words.ts'

/** Everything a shopper may know of an order (D8): how far it is, its lines, and who, where and how, as tables. */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
  return (
    <>
      <OrderProgress order={order} />
      <div className="order-columns">
        <div>
          <Lines order={order} />
          <TotalsRows rows={useReceiptRows(order)} />
        </div>
        <div className="order-facts">
          <Facts title={t('order.sale')} facts={useSaleFacts(order)} />
          <Carrier order={order} />
          <Facts title={t('order.buyer')} facts={useBuyerFacts(order)} />
          <Facts title={t('order.seller')} facts={useSellerFacts(order)} />
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

function Carrier({ order }: { readonly order: Order }) {
  const t = useWords()
  const facts = useCarrierFacts(order)
  const url = order.carrier?.trackingUrl
  const link = url && { key: 'trackingLink', name: t('order.trackingLink'), value: <Followed url={url} /> }
  const none = { key: 'carrier', name: t('order.carrier'), value: t('order.noCarrier') }
  return <Facts title={t('order.carrier')} facts={order.carrier ? [...facts, ...(link ? [link] : [])] : [none]} />
}

const Followed = ({ url }: { readonly url: string }) => <Outside href={url}>{url.replace(/^https?:\/\//, '')}</Outside>

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly OrderFact[] }) {
  return (
    <section>
      <h2 className="table-title">{title}</h2>
      <dl className="spec-rows">
        {facts.map(({ key, name, value }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
