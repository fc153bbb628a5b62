import type { CheckedLine } from '@store/core'
import { CartLineSection, LineWords, type ShownLine, useCartLine, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Stage } from '../parts/stage.tsx'

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
    <div className="slot" data-piece="">
      <Stage
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes={href ? '(min-width: 64rem) 20vw, 40vw' : '72px'}
        largest={href ? 640 : 240}
      />
      <div className="slot-label">
        <LineWords line={line} href={href} nameClassName="slot-name" className="muted" />
        <p className="slot-amount">{money(line.unitPrice * line.quantity)}</p>
        {props.children}
      </div>
    </div>
  )
}
