import type { CheckedLine } from '@store/core'
import { CartLineList, CartLineSection, LineWords, useCartLine } from '@store/template-kit'
import { Picture } from './picture.tsx'

export const CartLines = () => <CartLineList Line={CartLine} />

function CartLine({ line }: { readonly line: CheckedLine }) {
  const { href, amount } = useCartLine(line)
  return (
    <div className="line">
      <Picture
        name={line.name}
        image={line.image ? { src: line.image, alt: null } : null}
        alt=""
        sizes="80px"
        largest={240}
      />
      <div className="line-text">
        <LineWords line={line} href={href} nameClassName="line-name" className="muted" />
      </div>
      <p className="line-amount">{amount}</p>
      <CartLineSection line={line} />
    </div>
  )
}
