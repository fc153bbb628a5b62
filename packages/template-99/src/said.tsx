import { lineKey, type Product } from '@store/core'
import { useCart } from '@store/template-kit'
import { Suspense } from 'react'
import { useConversation } from './conversation.tsx'
import { later } from './later.ts'

const SaidBubble = later(() => import('./said-bubble.tsx'))

/** What was added on this visit, of these products, as the shopper's own words. */
export function SaidBubbles({ products }: { readonly products: readonly Pick<Product, 'id'>[] }) {
  const { said } = useConversation()
  const { lines } = useCart()
  const here = said.flatMap((key) => lines.filter((line) => lineKey(line) === key && line.quantity > 0))
  return here
    .filter((line) => products.some(({ id }) => id === line.productId))
    .map((line) => (
      <Suspense key={lineKey(line)}>
        <SaidBubble line={line} />
      </Suspense>
    ))
}
