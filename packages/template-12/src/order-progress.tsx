import type { Order } from '@store/core'
import { Moment, useOrderProgress } from '@store/template-kit'
import { useWords } from './words.ts'

/** The steps of an order as beads on a thread. A cancelled order shows its status instead. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const { off, steps } = useOrderProgress(order)
  if (off) return <p className="order-off">{off}</p>
  return (
    <section className="necklace" aria-label={t('order.status')}>
      <svg className="thread" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 0C20 26 80 26 100 0" />
      </svg>
      <ol>
        {steps.map(({ step, name, item, at }) => (
          <li key={step} {...item}>
            <span className="bead" aria-hidden="true" />
            <span>{name}</span>
            {at && <Moment iso={at} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
