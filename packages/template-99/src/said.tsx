import { type CheckedLine, lineKey, type Product } from '@store/core'
import { QuantityInput, useCart } from '@store/template-kit'
import { useConversation } from './conversation.tsx'
import { useWords } from './words.ts'

/** Where the focus goes when a bubble about this product is taken back. */
export const nameId = (product: Pick<Product, 'id'>) => `p${product.id}`

/** What was added on this visit, of these products: "1 × Ficus lira mediano", as the shopper's own words. */
export function SaidBubbles({ products }: { readonly products: readonly Pick<Product, 'id'>[] }) {
  const { said } = useConversation()
  const { lines } = useCart()
  const here = said.flatMap((key) => lines.filter((line) => lineKey(line) === key && line.quantity > 0))
  return here
    .filter((line) => products.some(({ id }) => id === line.productId))
    .map((line) => <SaidBubble key={lineKey(line)} line={line} />)
}

function SaidBubble({ line }: { readonly line: CheckedLine }) {
  const t = useWords()
  const cart = useCart()
  const key = lineKey(line)
  const change = (quantity: number) => {
    if (quantity > 0) return cart.setQuantity(key, quantity)
    cart.remove(key)
    document.getElementById(nameId({ id: line.productId }))?.focus()
  }
  return (
    <div className="bubble said posted" data-from="you">
      <QuantityInput
        className="quantity"
        label={t('quantity.of', { name: line.name })}
        value={line.quantity}
        min={0}
        max={line.unitsAvailable || null}
        onChange={change}
      />
      <span>{[line.name, ...line.variant].join(' · ')}</span>
    </div>
  )
}
