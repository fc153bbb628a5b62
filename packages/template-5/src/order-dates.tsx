import type { Order } from '@store/core'
import { Moment, orderSteps } from '@store/template-kit'
import { useWords } from './words.ts'

/**
 * The five steps of an order with their dates. A cancelled or returned order shows its status in place of the steps.
 */
export function OrderDates({ order }: { readonly order: Order }) {
  const t = useWords()
  const steps = orderSteps(order)
  if (!steps) {
    const byStatus = order.status === 'cancelled' || order.status === 'rejected'
    return <p className="h2">{t(byStatus ? `status.${order.status}` : `shipment.${order.shipment}`)}</p>
  }
  return (
    <ol className="dates" aria-label={t('order.status')}>
      {steps.map(({ step, done, here }, index) => (
        <li key={step} data-done={done ? '' : undefined} aria-current={here ? 'step' : undefined}>
          <span>{t(`issue.step.${step}`)}</span>
          {index === 0 && <Moment iso={order.placedAt} />}
          {index > 0 && here && <Moment iso={order.updatedAt} />}
        </li>
      ))}
    </ol>
  )
}
