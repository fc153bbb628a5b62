import { Link } from '@remix-run/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useShop } from '#app/shop/use-shop.ts'
import { PickBox } from '#app/ui/list.tsx'
import { Seal } from '#app/ui/seal.tsx'
import { productWords, type Words } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { FigureCell, figureText } from './figure-cell.tsx'
import { FIGURES, type Figure } from './figures.ts'
import { NoPhoto } from './no-photo.tsx'
import type { ListedRow } from './read-products.server.ts'
import { useColumn } from './use-figure.ts'

const FigureSheet = lazy(() => import('./figure-sheet.tsx').then((module) => ({ default: module.FigureSheet })))

/** Screens on which figures are edited in their cells; on others a sheet with larger controls opens. */
const IN_CELLS = '(min-width: 900px) and (pointer: fine)'

type Cell = { readonly id: number; readonly figure: Figure }

type ProductListProps = {
  readonly rows: readonly ListedRow[]
  /** Opens the sheet, which the page renders outside the form around the list. */
  readonly sheet: (cell: Cell | null) => void
}

/** The list of products; price, compare-at price and units are edited in place. */
export function ProductList({ rows, sheet }: ProductListProps) {
  const words = useSection(productWords)
  const { may } = useShop()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<Cell | null>(null)
  const saveColumn = useColumn()
  const changeable = rows.filter(({ variants, isInBin }) => variants === 0 && !isInBin)
  const figures = FIGURES.filter((figure) => may(figure === 'units' ? 'stock:write' : 'prices:write'))
  const focus = ({ id, figure }: Cell) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-cell="${id} ${figure}"]`)?.focus())
  function openCell(cell: Cell) {
    if (matchMedia(IN_CELLS).matches) setOpen(cell)
    else sheet(cell)
  }
  /** Moves to another editable cell, from the end of a row to the next one. */
  function move({ id, figure }: Cell, byRows: number, byFigures: number, isOpen: boolean) {
    const at = changeable.findIndex((row) => row.id === id)
    const place = (at + byRows) * figures.length + figures.indexOf(figure) + byFigures
    const next = changeable[Math.floor(place / figures.length)]
    const nextFigure = figures[((place % figures.length) + figures.length) % figures.length]
    setOpen(null)
    if (!next || !nextFigure) return focus({ id, figure })
    const cell = { id: next.id, figure: nextFigure }
    if (isOpen) setOpen(cell)
    else focus(cell)
  }
  return (
    <ul className="products" ref={list}>
      {rows.map((row) => (
        <li key={row.id} data-status={row.status}>
          {may('products:write') && <PickBox id={row.id} label={words.pick(row.name)} />}
          <Link className="product-photo" to={String(row.id)} tabIndex={-1} aria-hidden="true">
            {row.image ? <img src={row.image} alt="" width="56" height="56" loading="lazy" /> : <NoPhoto />}
          </Link>
          <div className="product-name">
            <Link to={String(row.id)} prefetch="intent">
              {row.name}
            </Link>
            <span className="row small muted">
              {row.status !== 'active' && !row.isInBin && (
                <Seal dye={row.status === 'draft' ? 'soon' : undefined}>{words.status[row.status]}</Seal>
              )}
              {row.units === 0 && row.status === 'active' && <Seal dye="now">{words.soldOut}</Seal>}
              {[row.category, ...sellsOf(row, words)].filter(Boolean).join(' · ')}
            </span>
          </div>
          <div className="product-figures">
            {FIGURES.map((figure) => (
              <div key={figure} className="product-figure" data-figure={figure}>
                {row.variants === 0 && !row.isInBin && figures.includes(figure) ? (
                  <FigureCell
                    row={row}
                    figure={figure}
                    text={figureText(row, figure)}
                    isOpen={open?.id === row.id && open.figure === figure}
                    onOpen={() => openCell({ id: row.id, figure })}
                    onMove={(byRows, byFigures, isOpen) => move({ id: row.id, figure }, byRows, byFigures, isOpen)}
                    onColumn={(values) => {
                      const from = changeable.indexOf(row)
                      const filled = changeable.slice(from, from + values.length)
                      saveColumn(filled, figure, values)
                    }}
                    onClose={(back) => {
                      setOpen((now) => (now?.id === row.id && now.figure === figure ? null : now))
                      if (back) focus({ id: row.id, figure })
                    }}
                  />
                ) : (
                  <Still row={row} figure={figure} />
                )}
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** How it sells: the units sold lately, and how long the stock lasts. */
const sellsOf = ({ soldLately, daysLeft, units }: ListedRow, words: Words): readonly string[] => [
  ...(soldLately > 0 ? [words.soldLately(soldLately)] : []),
  ...(daysLeft !== null && units > 0 ? [words.lasts(daysLeft)] : []),
]

/** A figure that cannot be edited here: of variants, of products in the bin, or without permission. */
function Still({ row, figure }: { readonly row: ListedRow; readonly figure: Figure }) {
  const words = useSection(productWords)
  const text = figureText(row, figure)
  const isLowest = figure === 'price' && row.variants > 0 && text !== ''
  if (figure === 'compareAt' && !text) return null
  return (
    <span className="cell-figure" data-figure={figure}>
      <span className="small muted">{isLowest ? words.from : words.short[figure]}</span>
      <span>{text || '—'}</span>
      {figure === 'units' && row.variants > 0 && <span className="small muted">{words.variants(row.variants)}</span>}
    </span>
  )
}

type OpenSheetProps = {
  readonly rows: readonly ListedRow[]
  readonly cell: Cell | null
  readonly onClose: () => void
}

/** The sheet of a figure, if one is open. */
export function OpenSheet({ rows, cell, onClose }: OpenSheetProps) {
  const row = rows.find(({ id }) => id === cell?.id)
  if (!cell || !row) return null
  return (
    <Suspense>
      <FigureSheet row={row} figure={cell.figure} onClose={onClose} />
    </Suspense>
  )
}

export type { Cell }
