import type { CheckedLine } from '@store/core'
import { CartLineSection, LineWords, type ShownLine, useCartLine, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Picture } from '../parts/picture.tsx'

/** A line of the cart, with its quantity and its removal. */
export function CartLine({ line }: { readonly line: CheckedLine }) {
  return (
    <LineFacts line={line} href={useCartLine(line).href}>
      <CartLineSection line={line} />
    </LineFacts>
  )
}

/** Picture, name and price of a line. Used in the cart, at checkout and in orders. */
export function LineFacts(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
  const { line, href } = props
  return (
    <div className="line">
      <Picture
        product={{ name: line.name, images: line.image ? [{ src: line.image, alt: null }] : [] }}
        sizes="6rem"
        decorative
      />
      <div className="line-words">
        <LineWords line={line} href={href} nameClassName="line-name" className="muted" />
        <p className="price">{useMoney()(line.unitPrice * line.quantity)}</p>
        {props.children}
      </div>
    </div>
  )
}
