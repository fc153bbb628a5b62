import { lineKey } from '@store/core'
import type { ComponentType } from 'react'
import type { ShownLine } from '../../cart/line-words.tsx'
import type { ScreenViews } from '../../design.ts'
import { useMoney, useT } from '../../shop-context.tsx'
import type { Checkout } from './checkout-form.ts'

/** The lines of a checkout in a `<details>`: the summary has units and total, each line is rendered by the template's `line`. */
export function FoldedLines(props: {
  readonly view: ScreenViews['Checkout']
  readonly checkout: Checkout
  readonly line: ComponentType<{ readonly line: ShownLine }>
  readonly className?: string
  readonly countClassName?: string
  readonly listClassName?: string
}) {
  const t = useT()
  const money = useMoney()
  const { line: Line } = props
  const { lines } = props.view.quote
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details className={props.className}>
      <summary>
        <span>{t('checkout.summary')}</span>
        <span className={props.countClassName}>{t('cart.units', { count })}</span>
        <strong>{money(props.checkout.totals.total)}</strong>
      </summary>
      <ul className={props.listClassName}>
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </details>
  )
}
