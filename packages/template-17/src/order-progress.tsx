import type { Order } from '@store/core'
import { Moment, orderSteps } from '@store/template-kit'
import { useWords } from './words.ts'

/** The steps of an order as lines of a log: time and step. Steps to come are dimmed. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const steps = orderSteps(order)
  if (steps === null) {
    const isOff = order.status === 'cancelled' || order.status === 'rejected'
    return <p className="log-off">{t(isOff ? `status.${order.status}` : `shipment.${order.shipment}`)}</p>
  }
  return (
    <ol className="log" aria-label={t('order.status')}>
      {steps.map(({ step, done, here }) => (
        <li key={step} data-done={done ? '' : undefined} aria-current={here ? 'step' : undefined}>
          <span className="log-when">
            {step === 'placed' ? <Moment iso={order.placedAt} /> : here && <Moment iso={order.updatedAt} />}
          </span>
          <span>{t(`callejon.log.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
