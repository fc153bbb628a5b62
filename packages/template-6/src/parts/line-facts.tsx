import { LineWords, type ShownLine, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

/** A line of a cart or an order as a row: photo, name and variant, amount. `children`: its controls. */
export function LineFacts(props: { readonly line: ShownLine; readonly href?: string; readonly children?: ReactNode }) {
  const money = useMoney()
  const { line, href } = props
  const images = line.image ? [{ src: line.image, alt: null }] : []
  return (
    <div className="line">
      <Picture product={{ id: 0, name: line.name, images, sku: '', category: null }} sizes="3.5rem" decorative />
      <div className="line-words">
        <LineWords line={line} href={href} nameClassName="line-name" className="line-note" />
      </div>
      <p className="line-sum">{money(line.unitPrice * line.quantity)}</p>
      {props.children && <div className="line-more">{props.children}</div>}
    </div>
  )
}
