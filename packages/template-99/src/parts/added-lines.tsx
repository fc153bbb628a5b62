import { lineKey, type Product } from '@store/core'
import { useCart } from '@store/template-kit'
import { Suspense } from 'react'
import { useConversation } from './conversation.tsx'
import { lazyOptional } from './lazy-optional.ts'

const AddedLine = lazyOptional(() => import('./added-line.tsx'))

/** Lines of these products that were added since the page was loaded, as the shopper's messages. */
export function AddedLines({ products }: { readonly products: readonly Pick<Product, 'id'>[] }) {
  const { added } = useConversation()
  const { lines } = useCart()
  const here = added.flatMap((key) => lines.filter((line) => lineKey(line) === key && line.quantity > 0))
  return here
    .filter((line) => products.some(({ id }) => id === line.productId))
    .map((line) => (
      <Suspense key={lineKey(line)}>
        <AddedLine line={line} />
      </Suspense>
    ))
}
