import type { Order } from '@store/core'
import { Moment, useOrderProgress } from '@store/template-kit'
import { useWords } from '../words.ts'

/**
 * The five steps of an order with their dates. A cancelled or returned order shows its status in place of the steps.
 */
export function OrderDates({ order }: { readonly order: Order }) {
  const t = useWords()
  const { off, steps } = useOrderProgress(order)
  if (off) return <p className="h2">{off}</p>
  return (
    <ol className="dates" aria-label={t('order.status')}>
      {steps.map(({ step, name, item, at }) => (
        <li key={step} {...item}>
          <span>{name}</span>
          {at && <Moment iso={at} />}
        </li>
      ))}
    </ol>
  )
}
