import type { Product } from '@store/core'
import { useRail } from '@store/template-kit'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useWords } from '../words.ts'
import { OpenBookCard } from './open-book-card.tsx'
import { Spine } from './spine.tsx'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * A row of book spines, one of them open: the one that last had pointer, focus or touch. Arrow keys move the focus. On
 * phones the row scrolls sideways, two books are open, and a slider shows the position. `ids`: element ids of the first
 * book of each letter.
 */
export function Shelf(props: {
  readonly products: readonly Product[]
  readonly label: string
  /** The index of the book that is open at first. */
  readonly open?: number
  readonly ids?: Readonly<Record<number, string>>
  /** The shelf is at the top of the page, so the open book's cover loads at once. */
  readonly first?: boolean
}) {
  const t = useWords()
  const { products, label, ids } = props
  const [open, setOpen] = useState(Math.min(props.open ?? 0, products.length - 1))
  const rail = useRail(products.length)
  const { goTo } = rail
  useEffect(() => {
    const find = () => {
      const at = products.findIndex(({ id }) => ids?.[id] !== undefined && `#${ids[id]}` === location.hash)
      if (at >= 0) setOpen(at)
    }
    find()
    window.addEventListener('hashchange', find)
    return () => window.removeEventListener('hashchange', find)
  }, [products, ids])
  const moveFocus = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.spine-link')]
    const next = links[links.indexOf(document.activeElement as HTMLElement) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const shown = products[open]
  if (!shown) return null
  return (
    <div className="shelf">
      <ul className="shelf-row" aria-label={label} ref={rail.track} onKeyDown={moveFocus}>
        {products.map((product, index) => (
          <Spine
            key={product.id}
            product={product}
            isOpen={index === open}
            onOpen={() => setOpen(index)}
            id={ids?.[product.id]}
            priority={props.first === true && index === open}
          />
        ))}
      </ul>
      <div className="shelf-board" aria-hidden="true" />
      {products.length > 2 && (
        <input
          type="range"
          className="shelf-index"
          min={0}
          max={products.length - 1}
          value={rail.atEnd ? products.length - 1 : rail.index}
          onChange={(event) => goTo(event.currentTarget.valueAsNumber)}
          aria-label={t('anaquel.along', { shelf: label })}
          aria-valuetext={products[rail.index]?.name}
        />
      )}
      <OpenBookCard key={shown.id} product={shown} />
    </div>
  )
}
