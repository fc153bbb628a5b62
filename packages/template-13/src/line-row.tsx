import type { CheckedLine } from '@store/core'
import { Link, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'
import { useWords } from './words.ts'

/** What a line is of: its square, name, size and amount. In the cart, at checkout and in an order. */
export function LineRow(props: {
  readonly line: Pick<CheckedLine, 'name' | 'image' | 'variant' | 'quantity' | 'unitPrice'> & {
    readonly message?: string | null
    readonly status?: CheckedLine['status']
  }
  readonly href?: string
  readonly children?: ReactNode
}) {
  const t = useWords()
  const money = useMoney()
  const { line, href } = props
  return (
    <div className="line" data-status={line.status}>
      <Picture
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes="112px"
        largest={320}
        className="line-plate"
      />
      <div className="line-words">
        {href ? (
          <Link href={href} className="line-name">
            {line.name}
          </Link>
        ) : (
          <p className="line-name">{line.name}</p>
        )}
        {line.variant.length > 0 && <p className="line-size">{line.variant.join(' · ')}</p>}
        {line.message && <p className="small">{`“${line.message}”`}</p>}
        {line.quantity > 1 && (
          <p className="small">
            {href ? t('cart.each', { amount: money(line.unitPrice) }) : `${line.quantity} × ${money(line.unitPrice)}`}
          </p>
        )}
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
      {props.children && <div className="line-more">{props.children}</div>}
    </div>
  )
}
