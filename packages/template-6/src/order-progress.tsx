import type { Order } from '@store/core'
import { Moment, orderSteps } from '@store/template-kit'
import { useWords } from './words.ts'

/** The five steps of an order. A cancelled or returned order shows its status in place of the steps. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const steps = orderSteps(order)
  if (!steps) {
    const isOff = order.status === 'cancelled' || order.status === 'rejected'
    return <p className="notice">{t(isOff ? `status.${order.status}` : `shipment.${order.shipment}`)}</p>
  }
  return (
    <ol className="progress-bar" aria-label={t('volt.progress')}>
      {steps.map(({ step, done, here }, i) => (
        <li key={step} data-done={done ? '' : undefined} aria-current={here ? 'step' : undefined}>
          <b>{t(`volt.step.${step}`)}</b>
          {i === 0 && <Moment iso={order.placedAt} />}
          {i > 0 && here && <Moment iso={order.updatedAt} />}
        </li>
      ))}
    </ol>
  )
}
