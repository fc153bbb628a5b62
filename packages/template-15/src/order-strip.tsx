import type { Order } from '@store/core'
import { Moment, orderSteps } from '@store/template-kit'
import { SHOP_CLOTH } from './cloths.ts'
import { Cut } from './weave.tsx'
import { useWords } from './words.ts'

/** The way of an order: a strip that is woven step by step; before it the warp is bare. One that was called off says so. */
export function OrderStrip({ order }: { readonly order: Order }) {
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
              {done && <Cut from={SHOP_CLOTH} />}
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
