import type { Order } from '@store/core'
import { Moment, orderSteps } from '@store/template-kit'
import { SHOP_CLOTH } from './cloths.ts'
import { ClothCut } from './weave.tsx'
import { useWords } from './words.ts'

/**
 * The steps of an order as a strip of the pattern; steps to come are bare threads. A cancelled order shows its status
 * instead.
 */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const steps = orderSteps(order)
  if (!steps) {
    const isSaid = order.status === 'cancelled' || order.status === 'rejected'
    return <p className="order-off">{t(isSaid ? `status.${order.status}` : `shipment.${order.shipment}`)}</p>
  }
  return (
    <section className="order-strip" aria-label={t('order.status')}>
      <ol>
        {steps.map(({ step, done, here }, index) => (
          <li key={step} data-done={done ? '' : undefined} aria-current={here ? 'step' : undefined}>
            <span className="warp" aria-hidden="true">
              {done && <ClothCut from={SHOP_CLOTH} />}
            </span>
            <span>{t(`telar.step.${step}`)}</span>
            {index === 0 && <Moment iso={order.placedAt} />}
            {index > 0 && here && <Moment iso={order.updatedAt} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
