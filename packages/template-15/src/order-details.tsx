import type { Order } from '@store/core'
import { Outside } from '@store/template-kit'
import {
  type OrderFact,
  useBuyerFacts,
  useCarrierFacts,
  useReceiptRows,
  useSaleFacts,
  useSellerFacts,
} from '@store/template-kit/forms'
import { Ware } from './basket-lines.tsx'
import { SumRows } from './basket-sums.tsx'
import { useWords } from './words.ts'

/** Everything a shopper may know of an order (D8). */
export function OrderDetails({ order }: { readonly order: Order }) {
  const t = useWords()
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
        <SumRows rows={useReceiptRows(order)} />
      </section>
      <Group title={t('order.sale')} facts={useSaleFacts(order)} />
      <Group title={t('order.buyer')} facts={useBuyerFacts(order)} />
      <Carrier order={order} />
      <Group title={t('order.seller')} facts={useSellerFacts(order)} />
    </div>
  )
}

function Carrier({ order }: { readonly order: Order }) {
  const t = useWords()
  const facts = useCarrierFacts(order)
  const url = order.carrier?.trackingUrl
  if (!order.carrier)
    return (
      <section>
        <h2>{t('order.carrier')}</h2>
        <p className="quiet">{t('order.noCarrier')}</p>
      </section>
    )
  const link = url && {
    key: 'trackingLink',
    name: t('order.trackingLink'),
    value: (
      <Outside href={url} className="under">
        {url.replace(/^https?:\/\//, '')}
      </Outside>
    ),
  }
  return <Group title={t('order.carrier')} facts={link ? [...facts, link] : facts} />
}

const Group = (props: { readonly title: string; readonly facts: readonly OrderFact[] }) => (
  <section>
    <h2>{props.title}</h2>
    <dl className="facts">
      {props.facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
