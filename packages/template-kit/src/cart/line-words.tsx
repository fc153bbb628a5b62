import type { CheckedLine } from '@store/core'
import { Link } from '../host.tsx'
import { useMoney, useT } from '../shop-context.tsx'

/** A line of a cart, of a quote or of an order, as it is shown. */
export type ShownLine = Pick<CheckedLine, 'name' | 'image' | 'variant' | 'quantity' | 'unitPrice'> & {
  readonly message?: string | null
  readonly status?: CheckedLine['status']
}

/**
 * What a line says besides its sum: its name (a link where there is a page), its choice, its message, and of several
 * what one costs. `className`: of the small lines; `variantClassName`: of the choice, where it looks different.
 */
export function LineWords(props: {
  readonly line: ShownLine
  readonly href?: string
  readonly nameClassName: string
  readonly className: string
  readonly variantClassName?: string
}) {
  const t = useT()
  const money = useMoney()
  const { line, href, nameClassName, className, variantClassName = className } = props
  const each = money(line.unitPrice)
  return (
    <>
      {href ? (
        <Link href={href} className={nameClassName}>
          {line.name}
        </Link>
      ) : (
        <p className={nameClassName}>{line.name}</p>
      )}
      {line.variant.length > 0 && <p className={variantClassName}>{line.variant.join(' · ')}</p>}
      {line.message && <p className={className}>{`“${line.message}”`}</p>}
      {line.quantity > 1 && (
        <p className={className}>{href ? t('cart.each', { amount: each }) : `${line.quantity} × ${each}`}</p>
      )}
    </>
  )
}
