import type { Order } from '@store/core'
import { TickIcon, useOrderProgress, VisuallyHidden } from '@store/template-kit'
import { useRememberBought } from '../parts/bought.ts'
import { useWords } from '../words.ts'

/**
 * The five steps of an order, with a drawn basket that fills up; nothing for a cancelled one. What was bought is remembered for
 * "order again".
 */
export function OrderProgress({ order }: { readonly order: Order }) {
  const t = useWords()
  const { off, steps } = useOrderProgress(order)
  useRememberBought(order)
  if (off) return null
  const here = steps.findIndex((step) => step.here)
  return (
    <section className="way" aria-label={t('canasta.way')}>
      <FillingBasket share={(here + 1) / steps.length} />
      <ol>
        {steps.map(({ step, name, done, item }) => (
          <li key={step} {...item}>
            <span className="way-mark middle">{done && <TickIcon />}</span>
            {name}
            {done && <VisuallyHidden>{` (${t('canasta.way.done')})`}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A drawn basket, filled up to `share` of its height. */
function FillingBasket({ share }: { readonly share: number }) {
  const goods = [
    [46, 66, 15, 'var(--disc-0)'],
    [78, 68, 16, 'var(--disc-1)'],
    [108, 66, 14, 'var(--disc-2)'],
    [60, 46, 16, 'var(--disc-4)'],
    [94, 44, 17, 'var(--disc-3)'],
  ] as const
  return (
    <svg className="way-basket" viewBox="0 0 154 110" aria-hidden="true" focusable="false">
      {goods.slice(0, Math.round(share * goods.length)).map(([x, y, radius, fill]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill={fill} />
      ))}
      <path className="way-weave" d="M14 56h126l-9 44a6 6 0 0 1-6 5H29a6 6 0 0 1-6-5zM40 56 56 18M114 56 98 18" />
    </svg>
  )
}
