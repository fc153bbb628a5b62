import type { Order } from '@store/core'
import { Moment, useOrderProgress } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The five steps of an order. A cancelled or returned order shows its status in place of the steps. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const { off, steps } = useOrderProgress(order)
  if (off) return <p className="notice">{off}</p>
  return (
    <ol className="progress-bar" aria-label={t('volt.progress')}>
      {steps.map(({ step, name, item, at }) => (
        <li key={step} {...item}>
          <b>{name}</b>
          {at && <Moment iso={at} />}
        </li>
      ))}
    </ol>
  )
}
