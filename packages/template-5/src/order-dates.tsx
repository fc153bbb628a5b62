import type { Order, OrderStatus, ShipmentStatus } from '@store/core'
import { Moment } from '@store/template-kit'
import { useWords } from './words.ts'

const STEPS = ['placed', 'paid', 'packing', 'transit', 'delivered'] as const
type Step = (typeof STEPS)[number]

/** How far along the line each status is. */
const BY_STATUS: Readonly<Partial<Record<OrderStatus, Step>>> = {
  paid: 'paid',
  dispatched: 'transit',
  delivered: 'delivered',
}
const BY_SHIPMENT: Readonly<Partial<Record<ShipmentStatus, Step>>> = {
  inPacking: 'packing',
  inTransit: 'transit',
  delivered: 'delivered',
}

/** Five dates on one line. An order that was called off, or came back, has no way to go: it says so. */
export function OrderDates({ order }: { readonly order: Order }) {
  const t = useWords()
  if (order.status === 'cancelled' || order.status === 'rejected')
    return <p className="h2">{t(`status.${order.status}`)}</p>
  if (order.shipment === 'returned' || order.shipment === 'cancelled')
    return <p className="h2">{t(`shipment.${order.shipment}`)}</p>
  const here = Math.max(
    STEPS.indexOf(BY_STATUS[order.status] ?? 'placed'),
    STEPS.indexOf(BY_SHIPMENT[order.shipment] ?? 'placed'),
  )
  const isPaid = BY_STATUS[order.status] !== undefined
  return (
    <ol className="dates">
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-done={index <= here && (step !== 'paid' || isPaid) ? '' : undefined}
          aria-current={index === here ? 'step' : undefined}
        >
          <span>{t(`issue.step.${step}`)}</span>
          {index === 0 && <Moment iso={order.placedAt} />}
          {index > 0 && index === here && <Moment iso={order.updatedAt} />}
        </li>
      ))}
    </ol>
  )
}
