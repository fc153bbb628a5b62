import type { CheckedLine } from '@store/core'
import { Link } from '../host.tsx'
import { useMoney, useT } from '../shop-context.tsx'

/** A line of a cart, a quote or an order. */
export type ShownLine = Pick<CheckedLine, 'name' | 'image' | 'variant' | 'quantity' | 'unitPrice'> & {
  readonly message?: string | null
  readonly status?: CheckedLine['status']
}

/**
 * The texts of a line besides its amount: its name (a link, given `href`), its variant, its message, and with several units
 * the price of one. `className`: for the small lines; `variantClassName`: for the variant, if it differs.
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
      {line.message && (
        <p className={className}>
          <q>{line.message}</q>
        </p>
      )}
      {line.quantity > 1 && (
        <p className={className}>{href ? t('cart.each', { amount: each }) : `${line.quantity} × ${each}`}</p>
      )}
    </>
  )
}
