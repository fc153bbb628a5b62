import { lineKey, type Order } from '@store/core'
import { FactList, Moment, useMoney } from '@store/template-kit'
import { type OrderFact, type OrderGroup, useOrderGroups, useReceiptRows } from '@store/template-kit/forms'
import type { ReactNode } from 'react'
import { Bubble } from './bubble.tsx'
import { statusTimeline } from './status-timeline.ts'
import { useWords } from './words.ts'

/** Facts about progress, which are shown apart from the other facts. */
const PROGRESS = ['status', 'shipment', 'updated']

/** What a shopper may know of an order (D8), as a chat: the order as their message, its progress as the shop's. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const t = useWords()
  const { sale, buyer, carrier, seller } = useOrderGroups(order)
  return (
    <>
      <section className="group" aria-label={sale.title}>
        <p className="day">
          <span>
            <Moment iso={order.placedAt} />
          </span>
        </p>
        <Lines order={order} />
      </section>
      <section className="group" aria-label={t('order.status')}>
        <ol className="group">
          {statusTimeline(order).map((step) => (
            <li key={step}>
              <Bubble className={`step step-${step}`}>{t(`charla.step.${step}`)}</Bubble>
            </li>
          ))}
        </ol>
        <div className="bubble status" data-from="shop">
          <h2>{t('order.title', { number: order.number })}</h2>
          <FactList
            className="facts"
            rows={sale.facts
              .filter(({ key }) => PROGRESS.includes(key))
              .map((fact) => ({ ...fact, value: <State of={order} fact={fact} /> }))}
          />
        </div>
        <Carrier order={order} group={carrier} />
      </section>
      <Group {...sale} from="shop" facts={sale.facts.filter(({ key }) => !PROGRESS.includes(key))} />
      <Group {...buyer} from="you" />
      <Group {...seller} from="shop" />
    </>
  )
}

/** The lines, as the buyer's message. */
function Lines({ order }: { readonly order: Order }) {
  const t = useWords()
  const money = useMoney()
  return (
    <section className="bubble summary" data-from="you" aria-label={t('order.products')}>
      <ul>
        {order.lines.map((line) => (
          <li key={lineKey(line)}>
            <span>
              <span className="line-quantity">{line.quantity}</span>
              {' × '}
              {[line.name, ...line.variant, line.message].filter(Boolean).join(' · ')}
            </span>{' '}
            <span className="summary-price">{money(line.unitPrice * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <FactList rows={useReceiptRows(order)} className="facts totals" />
    </section>
  )
}

const Group = (props: OrderGroup & { readonly from: 'shop' | 'you'; readonly children?: ReactNode }) => (
  <section className="bubble" data-from={props.from}>
    <h2>{props.title}</h2>
    <FactList rows={props.facts} className="facts" />
    {props.children}
  </section>
)

/** The link to track the parcel is shown as a reply, the other facts as text. */
function Carrier({ order, group }: { readonly order: Order; readonly group: OrderGroup }) {
  const t = useWords()
  if (!order.carrier) return <Bubble>{group.none}</Bubble>
  const { trackingUrl } = order.carrier
  return (
    <Group {...group} from="shop" facts={group.facts.filter(({ key }) => key !== 'trackingLink')}>
      {trackingUrl && (
        <a href={trackingUrl} className="reply" target="_blank" rel="noopener noreferrer" data-feature="trackingLink">
          {t('order.trackingLink')}
        </a>
      )}
    </Group>
  )
}

/** The status in a colour for good or bad news; a date as text. */
const State = ({ of: order, fact: { key, value } }: { readonly of: Order; readonly fact: OrderFact }) =>
  key === 'status' || key === 'shipment' ? (
    <strong className="state" data-status={order[key]}>
      {value}
    </strong>
  ) : (
    value
  )
