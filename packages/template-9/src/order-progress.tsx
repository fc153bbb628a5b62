import type { Order } from '@store/core'
import { Moment, useOrderProgress } from '@store/template-kit'
import { useWords } from './words.ts'

/**
 * The steps of an order as drops along a curve, filled up to the current one. A cancelled or returned order shows its
 * status instead.
 */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const { off, steps } = useOrderProgress(order)
  if (off) return <p className="panel order-off">{off}</p>
  return (
    <section className="panel dew" aria-label={t('order.status')}>
      <svg className="dew-curve" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 6C15 -2 25 20 50 12S85 4 100 14" />
      </svg>
      <ol className="dew-steps">
        {steps.map(({ step, name, item, at }) => (
          <li key={step} {...item}>
            <svg className="drop" viewBox="0 0 24 30" aria-hidden="true" focusable="false">
              <path d="M12 2c5 7 9 11 9 17a9 9 0 0 1-18 0c0-6 4-10 9-17z" />
            </svg>
            <span>{name}</span>
            {at && <Moment iso={at} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
