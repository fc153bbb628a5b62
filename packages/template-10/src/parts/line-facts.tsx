import { LineWords, type ShownLine, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

/** Picture, name, variant and price of a line. Used in the cart, at checkout and in orders. */
export function LineFacts(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
  const money = useMoney()
  const { line, href } = props
  return (
    <div className="line" data-status={line.status}>
      <span className="line-block middle" data-block="1">
        <Picture
          name={line.name}
          image={line.image ? { src: line.image, alt: null } : null}
          alt=""
          sizes="72px"
          largest={240}
        />
      </span>
      <div className="line-text">
        <LineWords line={line} href={href} nameClassName="line-name" className="muted" />
      </div>
      <p className="line-amount">{money(line.unitPrice * line.quantity)}</p>
      {props.children && <div className="line-more">{props.children}</div>}
    </div>
  )
}
