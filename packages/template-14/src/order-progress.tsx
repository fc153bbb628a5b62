import type { Order } from '@store/core'
import { Moment, orderSteps } from '@store/template-kit'
import { useWords } from './words.ts'

/** The steps of an order, each stamped with its date once it is done. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const steps = orderSteps(order)
  if (!steps) {
    const isSaid = order.status === 'cancelled' || order.status === 'rejected'
    return <p className="order-off">{t(isSaid ? `status.${order.status}` : `shipment.${order.shipment}`)}</p>
  }
  return (
    <section className="panel stamps" aria-label={t('order.status')}>
      <ol>
        {steps.map(({ step, done, here }, index) => (
          <li key={step} data-done={done ? '' : undefined} aria-current={here ? 'step' : undefined}>
            <span>{t(`anaquel.step.${step}`)}</span>
            <span className="stamped">
              {index === 0 && <Moment iso={order.placedAt} dateOnly />}
              {index > 0 && here && <Moment iso={order.updatedAt} dateOnly />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
