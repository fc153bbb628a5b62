import type { Order } from '@store/core'
import { Moment, TickIcon, useOrderProgress } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The steps of an order as a toy train at its stations. A cancelled or returned order shows its status instead. */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const { off, steps } = useOrderProgress(order)
  if (off) return <p className="panel order-off">{off}</p>
  return (
    <section className="block train" data-block="1" aria-label={t('order.status')}>
      <ol>
        {steps.map(({ step, name, done, here, item, at }) => (
          <li key={step} {...item}>
            {here && <Locomotive />}
            <span className="station middle">{done && <TickIcon />}</span>
            <span className="station-name">{name}</span>
            {at && <Moment iso={at} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

const Locomotive = () => (
  <svg viewBox="0 0 96 72" className="locomotive" aria-hidden="true" focusable="false">
    <path d="M8 20h28v34H8zM4 12h36v8H4z" className="toy-2" />
    <path d="M36 32h44v22H36z" className="toy-1" />
    <path d="M60 14h12v18H60z" className="toy-3" />
    <path d="M80 42l12 16H76z" className="toy-3" />
    <circle cx="24" cy="58" r="9" className="toy-3" />
    <circle cx="48" cy="58" r="9" className="toy-3" />
    <circle cx="70" cy="58" r="9" className="toy-3" />
  </svg>
)
