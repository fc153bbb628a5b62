import type { CheckedLine } from '@store/core'
import { CartLineSection, LineWords, type ShownLine, useCartLine, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Photo } from '../parts/photo.tsx'

/** A line of the cart, which `CartLineList` dims when it cannot be bought (S5). */
export function CartLine({ line }: { readonly line: CheckedLine }) {
  const { href } = useCartLine(line)
  return (
    <LineFacts line={line} href={href}>
      <CartLineSection line={line} />
    </LineFacts>
  )
}

/** Picture, name, variant and price of a line. In the cart, and smaller at checkout and in orders. */
export function LineFacts(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
  const money = useMoney()
  const { line, href } = props
  return (
    <div className="ware">
      <Photo
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes={href ? '(min-width: 48rem) 14rem, 6rem' : '72px'}
        largest={href ? 640 : 240}
      />
      <div className="ware-words">
        <LineWords line={line} href={href} nameClassName="ware-name" className="muted" />
        <p className="ware-amount">{money(line.unitPrice * line.quantity)}</p>
        {props.children}
      </div>
    </div>
  )
}
