import type { Order } from '@store/core'
import { Moment, orderSteps, TickIcon } from '@store/template-kit'
import { useMadeAt } from './kitchen.tsx'
import { useWords } from './words.ts'

/**
 * The steps of an order in large text: those done are ticked, those to come are pale. Above them, when an order is made that
 * came in while the kitchen was closed, until it is being made.
 */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const steps = orderSteps(order)
  const madeAt = useMadeAt()(order.placedAt)
  if (steps === null) {
    const { status, shipment } = order
    const word = status === 'cancelled' || status === 'rejected' ? t(`status.${status}`) : t(`shipment.${shipment}`)
    return <p className="stopped">{word}</p>
  }
  const isMade = steps.some(({ step, done }) => step === 'packing' && done)
  return (
    <>
      {madeAt && !isMade && (
        <p className="kitchen" data-closed="">
          {t('sazon.madeAt', { when: madeAt })}
        </p>
      )}
      <ol className="order-steps" aria-label={t('order.status')}>
        {steps.map(({ step, done, here }, index) => (
          <li key={step} aria-current={here ? 'step' : undefined} data-done={done ? '' : undefined}>
            <span className="order-step">
              {done && <TickIcon />}
              {t(`sazon.step.${step}`)}
            </span>
            {(here || index === 0) && <Moment iso={index === 0 ? order.placedAt : order.updatedAt} />}
          </li>
        ))}
      </ol>
    </>
  )
}
