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

/** The lines of the cart: rows on its page, squares in its drawer (`styles/cart-bar.css`). */
export const CartLines = () => <CartLineList Line={CartLine} />

const CartLine = ({ line }: { readonly line: CheckedLine }) => (
  <LineFacts line={line} href={useCartLine(line).href}>
    <CartLineSection line={line} icon={<CrossIcon />} />
  </LineFacts>
)

/** Picture, name, size and price of a line. Used in the cart, at checkout and in orders. */
export function LineFacts(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
  const money = useMoney()
  const { line, href } = props
  return (
    <div className="line">
      <Picture
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes="112px"
        largest={320}
        className="line-plate"
      />
      <div className="line-words">
        <LineWords line={line} href={href} nameClassName="line-name" className="muted" variantClassName="line-size" />
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
      {props.children && <div className="line-more">{props.children}</div>}
    </div>
  )
}
