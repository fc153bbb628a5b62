import type { Product } from '@store/core'
import { BookCard } from './book-card.tsx'
import { BookRow } from './book-row.tsx'
import { FileCard } from './file-card.tsx'
import { Shelf } from './shelf.tsx'

/** How a list of books is drawn: spines on shelves, covers, rows, or library cards. */
export type BookView = 'shelf' | 'covers' | 'list' | 'cards'

/** The view for each value of `productStyle`. */
export const LOOKS = { 1: 'shelf', 2: 'covers', 3: 'cards' } as const satisfies Record<number, BookView>

/** How many spines are on a shelf. */
const BOARD = 12

/** A list of books. `ids`: element ids of the first book of each letter, by product id (`letters.ts`). */
export function Books(props: {
  readonly products: readonly Product[]
  readonly bookView: BookView
  readonly label: string
  readonly ids?: Readonly<Record<number, string>>
  readonly first?: boolean
}) {
  const { products, bookView, label, ids, first } = props
  if (bookView === 'shelf')
    return Array.from({ length: Math.ceil(products.length / BOARD) }, (_, row) => (
      <Shelf
        key={products[row * BOARD]?.id}
        products={products.slice(row * BOARD, (row + 1) * BOARD)}
        label={row === 0 ? label : `${label} ${row + 1}`}
        ids={ids}
        first={first === true && row === 0}
      />
    ))
  return (
    <ul className={LISTS[bookView]} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id} id={ids?.[product.id]}>
          {bookView === 'covers' && <BookCard product={product} priority={first === true && index < 2} />}
          {bookView === 'list' && <BookRow product={product} />}
          {bookView === 'cards' && <FileCard product={product} />}
        </li>
      ))}
    </ul>
  )
}

const LISTS = { covers: 'covers', list: 'rows', cards: 'file' } as const
