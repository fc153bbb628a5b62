import type { Order } from '@store/core'
import { Moment, orderSteps, TickIcon } from '@store/template-kit'
import { useWords } from './words.ts'

/** The steps of an order in large text: those done are ticked, those to come are pale. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const steps = orderSteps(order)
  if (steps === null) {
    const { status, shipment } = order
    const word = status === 'cancelled' || status === 'rejected' ? t(`status.${status}`) : t(`shipment.${shipment}`)
    return <p className="stopped">{word}</p>
  }
  return (
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
  )
}
