import type { Order } from '@store/core'
import { Moment, orderSteps } from '@store/template-kit'
import { useWords } from './words.ts'

/** The steps of an order as beads on a thread. A cancelled order shows its status instead. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const steps = orderSteps(order)
  if (!steps) {
    const isSaid = order.status === 'cancelled' || order.status === 'rejected'
    return <p className="order-off">{t(isSaid ? `status.${order.status}` : `shipment.${order.shipment}`)}</p>
  }
  return (
    <section className="necklace" aria-label={t('order.status')}>
      <svg className="thread" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 0C20 26 80 26 100 0" />
      </svg>
      <ol>
        {steps.map(({ step, done, here }, index) => (
          <li key={step} data-done={done ? '' : undefined} aria-current={here ? 'step' : undefined}>
            <span className="bead" aria-hidden="true" />
            <span>{t(`vitrina.step.${step}`)}</span>
            {index === 0 && <Moment iso={order.placedAt} />}
            {index > 0 && here && <Moment iso={order.updatedAt} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
