import type { Order } from '@store/core'
import { Moment, TickIcon, useOrderProgress } from '@store/template-kit'
import { useWords } from '../words.ts'
import { useMadeAt } from './kitchen.tsx'

/**
 * The steps of an order in large text: those done are ticked, those to come are pale. Above them, until the order is
 * being made: when it will be, if it was placed while the kitchen was closed.
 */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const { off, steps } = useOrderProgress(order)
  const madeAt = useMadeAt()(order.placedAt)
  if (off) return <p className="stopped">{off}</p>
  const isMade = steps.some(({ step, done }) => step === 'packing' && done)
  return (
    <>
      {madeAt && !isMade && (
        <p className="kitchen" data-closed="">
          {t('sazon.madeAt', { when: madeAt })}
        </p>
      )}
      <ol className="order-steps" aria-label={t('order.status')}>
        {steps.map(({ step, name, done, item, at }) => (
          <li key={step} {...item}>
            <span className="order-step">
              {done && <TickIcon />}
              {name}
            </span>
            {at && <Moment iso={at} />}
          </li>
        ))}
      </ol>
    </>
  )
}
