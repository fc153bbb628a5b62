import type { Order } from '@store/core'
import { Moment, useOrderProgress } from '@store/template-kit'
import { useWords } from '../words.ts'
import { SHOP_CLOTH } from './cloths.ts'
import { ClothCut } from './weave.tsx'

/**
 * The steps of an order as a strip of the pattern; steps to come are bare threads. A cancelled order shows its status
 * instead.
 */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const { off, steps } = useOrderProgress(order)
  if (off) return <p className="order-off">{off}</p>
  return (
    <section className="order-strip" aria-label={t('order.status')}>
      <ol>
        {steps.map(({ step, name, done, item, at }) => (
          <li key={step} {...item}>
            <span className="warp" aria-hidden="true">
              {done && <ClothCut from={SHOP_CLOTH} />}
            </span>
            <span>{name}</span>
            {at && <Moment iso={at} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
