import type { CatalogQuery, Product } from '@store/core'
import { useSettings } from '@store/template-kit'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Cell } from './cell.tsx'
import { columnsProps, useDensity } from './density.tsx'
import { IndexTable } from './index-table.tsx'
import { Scrubber } from './scrubber.tsx'
import type { Settings } from './settings.ts'

/** A photographer's contact sheet, as close as its scrubber says; as a table, it is the index. */
export function ContactSheet(props: {
  readonly products: readonly Product[]
  readonly title: string
  readonly id: string
  /** Of a list with an address of its own. */
  readonly query?: CatalogQuery
  readonly from?: number
  /** Where what is brought later begins. */
  readonly listRef?: RefObject<HTMLUListElement>
  /** It opens the page. */
  readonly first?: boolean
}) {
  const { products, title, id, query, from = 1, first = false, listRef } = props
  const { productStyle } = useSettings<Settings>()
  const { density, chosen } = useDensity(query?.view === 'list')
  return (
    <>
      <div className="sheet-head">
        <h2 id={id} className={first ? 'unseen' : undefined}>
          {title}
        </h2>
        <Scrubber query={query} />
      </div>
      {density === 'list' ? (
        <IndexTable products={products} from={from} />
      ) : (
        <div className="sheet" {...columnsProps(density, chosen)} data-style={productStyle}>
          <Cells products={products} from={from} first={first} listRef={listRef} />
        </div>
      )}
    </>
  )
}

/** Cells, and under them one line for the name of the picture that is pointed at when they are too small for names. */
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
            <Cell product={product} number={props.from + i} priority={props.first && i < 2} />
          </li>
        ))}
      </ul>
      <Caption of={list} />
    </>
  )
}

/** The name stands in its cell for those who listen; here it is for eyes. */
function Caption({ of }: { readonly of: RefObject<HTMLUListElement> }) {
  const [name, setName] = useState('')
  useEffect(() => {
    const list = of.current
    if (!list) return
    const say = ({ target }: Event) =>
      setName((target instanceof Element && target.closest('article')?.querySelector('h3')?.textContent) || '')
    const hush = () => setName('')
    list.addEventListener('pointerover', say)
    list.addEventListener('focusin', say)
    list.addEventListener('pointerleave', hush)
    list.addEventListener('focusout', hush)
    return () => {
      list.removeEventListener('pointerover', say)
      list.removeEventListener('focusin', say)
      list.removeEventListener('pointerleave', hush)
      list.removeEventListener('focusout', hush)
    }
  }, [of])
  return (
    <p className="caption" aria-hidden="true">
      {name}
    </p>
  )
}
