import type { Order } from '@store/core'
import { Moment, useOrderProgress } from '@store/template-kit'
import { useWords } from './words.ts'

/** The steps of an order, each stamped with its date once it is done. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const { off, steps } = useOrderProgress(order)
  if (off) return <p className="order-off">{off}</p>
  return (
    <section className="panel stamps" aria-label={t('order.status')}>
      <ol>
        {steps.map(({ step, name, item, at }) => (
          <li key={step} {...item}>
            <span>{name}</span>
            <span className="stamped">{at && <Moment iso={at} dateOnly />}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
