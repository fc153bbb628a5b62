import type { Order } from '@store/core'
import { Moment, useOrderProgress } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The steps of an order as lines of a log: time and step. Steps to come are dimmed. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const { off, steps } = useOrderProgress(order)
  if (off) return <p className="log-off">{off}</p>
  return (
    <ol className="log" aria-label={t('order.status')}>
      {steps.map(({ step, name, item, at }) => (
        <li key={step} {...item}>
          <span className="log-when">{at && <Moment iso={at} />}</span>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
