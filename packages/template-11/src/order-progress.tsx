import type { Order } from '@store/core'
import { Moment, orderSteps } from '@store/template-kit'
import { useWords } from './words.ts'

/** The steps of an order as the rooms of a floor plan, with a path up to the current one. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const steps = orderSteps(order)
  if (!steps) {
    const isSaid = order.status === 'cancelled' || order.status === 'rejected'
    return <p className="plan-off">{t(isSaid ? `status.${order.status}` : `shipment.${order.shipment}`)}</p>
  }
  return (
    <section className="plan" aria-label={t('order.status')}>
      <ol>
        {steps.map(({ step, done, here }, index) => (
          <li key={step} data-step={step} data-done={done ? '' : undefined} aria-current={here ? 'step' : undefined}>
            <span>{t(`nogal.step.${step}`)}</span>
            {index === 0 && <Moment iso={order.placedAt} />}
            {index > 0 && here && <Moment iso={order.updatedAt} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
