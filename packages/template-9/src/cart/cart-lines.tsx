import type { CheckedLine } from '@store/core'
import {
  CartLineList,
  CartLineSection,
  CrossIcon,
  LineWords,
  type ShownLine,
  useCartLine,
  useMoney,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Picture } from '../parts/picture.tsx'
import { tintStyle, useTints } from '../parts/tint.ts'

export const CartLines = () => <CartLineList Line={CartLine} />

function CartLine({ line }: { readonly line: CheckedLine }) {
  return (
    <LineFacts line={line} href={useCartLine(line).href}>
      <CartLineSection line={line} icon={<CrossIcon />} />
    </LineFacts>
  )
}

/** Picture, name, variant and price of a line. Used in the cart, at checkout and in orders. */
export function LineFacts(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
  const money = useMoney()
  const tints = useTints()
  const { line, href } = props
  return (
    <div className="line" data-tint="" style={tintStyle(tints.ofName(line.name))}>
      <Picture
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes="72px"
        largest={240}
      />
      <div className="line-text">
        <LineWords line={line} href={href} nameClassName="line-name" className="muted" />
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
      {props.children && <div className="line-more">{props.children}</div>}
    </div>
  )
}
