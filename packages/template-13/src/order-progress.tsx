import type { Order } from '@store/core'
import { Moment, orderSteps, TickIcon } from '@store/template-kit'
import { useWords } from './words.ts'

/** The steps of an order with their times. A cancelled or returned order shows its status instead. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const steps = orderSteps(order)
  if (!steps) {
    const isSaid = order.status === 'cancelled' || order.status === 'rejected'
    return <p className="times-off">{t(isSaid ? `status.${order.status}` : `shipment.${order.shipment}`)}</p>
  }
  return (
    <section className="times" aria-label={t('order.status')}>
      <ol>
        {steps.map(({ step, done, here }, index) => (
          <li key={step} data-done={done ? '' : undefined} aria-current={here ? 'step' : undefined}>
            <b aria-hidden="true">{String(index + 1).padStart(2, '0')}</b>
            <span className="times-step">{t(`cancha.step.${step}`)}</span>
            <span className="times-when">
              {index === 0 && <Moment iso={order.placedAt} />}
              {index > 0 && here && <Moment iso={order.updatedAt} />}
            </span>
            <span className="times-tick">{done && <TickIcon />}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
