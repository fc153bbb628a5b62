import { LineWords, type ShownLine, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

/** Picture, name, size and price of a line. Used in the cart, at checkout and in orders. */
export function LineFacts(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
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
        <LineWords line={line} href={href} nameClassName="line-name" className="small" variantClassName="line-size" />
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
      {props.children && <div className="line-more">{props.children}</div>}
    </div>
  )
}
