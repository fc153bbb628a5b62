import type { CatalogQuery, Product } from '@store/core'
import { useMark, useSettings } from '@store/template-kit'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Settings } from '../settings.ts'
import { columnsProps, useDensity } from './density.tsx'
import { IndexTable } from './index-table.tsx'
import { ProductCell } from './product-cell.tsx'
import { Scrubber } from './scrubber.tsx'

/** Products as a grid of cells, or as a table (`IndexTable`), in the chosen density. */
export function ContactSheet(props: {
  readonly products: readonly Product[]
  readonly title: string
  readonly id: string
  /** The query of the page's list; its address may request the table (`view`). */
  readonly query?: CatalogQuery
  readonly from?: number
  /** The list element, to scroll to products that are loaded later. */
  readonly listRef?: RefObject<HTMLUListElement>
  /** The grid is at the top of the page, so its first photos load at once. */
  readonly first?: boolean
  /** A selection, in full rows unless the shopper chose the density. */
  readonly whole?: boolean
}) {
  const { products, title, id, query, from = 1, first = false, whole = false, listRef } = props
  const { productStyle } = useSettings<Settings>()
  const mark = useMark<Settings>()
  const { density, chosen } = useDensity(query?.view === 'list')
  return (
    <>
      <div className="sheet-head" {...mark('density')}>
        <h2 id={id} className={first ? 'unseen' : undefined}>
          {title}
        </h2>
        <Scrubber query={query} />
      </div>
      {density === 'list' ? (
        <IndexTable products={products} from={from} />
      ) : (
        <div
          className="sheet"
          {...columnsProps(density, chosen, whole ? products.length : undefined)}
          data-style={productStyle}
          {...mark('productStyle')}
        >
          <Cells products={products} from={from} first={first} listRef={listRef} />
        </div>
      )}
    </>
  )
}

/** The cells. When they are too small for names, the name of the one under the pointer is shown on a line below. */
function Cells(props: {
  readonly products: readonly Product[]
  readonly from: number
  readonly first: boolean
  readonly listRef?: RefObject<HTMLUListElement>
}) {
  const own = useRef<HTMLUListElement>(null)
  const list = props.listRef ?? own
  return (
    <>
      <ul ref={list} className="cells">
        {props.products.map((product, i) => (
          <li key={product.id}>
            <ProductCell product={product} number={props.from + i} priority={props.first && i < 2} />
          </li>
        ))}
      </ul>
      <Caption of={list} />
    </>
  )
}

/** The line with the name. Hidden from screen readers, which read the name in the cell. */
function Caption({ of }: { readonly of: RefObject<HTMLUListElement> }) {
  const [name, setName] = useState('')
  useEffect(() => {
    const list = of.current
    if (!list) return
    const showName = ({ target }: Event) =>
      setName((target instanceof Element && target.closest('article')?.querySelector('h3')?.textContent) || '')
    const clearName = () => setName('')
    list.addEventListener('pointerover', showName)
    list.addEventListener('focusin', showName)
    list.addEventListener('pointerleave', clearName)
    list.addEventListener('focusout', clearName)
    return () => {
      list.removeEventListener('pointerover', showName)
      list.removeEventListener('focusin', showName)
      list.removeEventListener('pointerleave', clearName)
      list.removeEventListener('focusout', clearName)
    }
  }, [of])
  return (
    <p className="caption" aria-hidden="true">
      {name}
    </p>
  )
}
