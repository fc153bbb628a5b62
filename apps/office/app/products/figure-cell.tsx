import { Link } from '@remix-run/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { Figure } from './figures.ts'
import type { ListedRow } from './read-products.server.ts'
import { useFigure } from './use-figure.ts'

type FigureCellProps = {
  readonly row: ListedRow
  readonly figure: Figure
  /** The formatted value; null: none. */
  readonly text: string | null
  /** Whether the cell is being edited. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** Moves by rows and columns; `open`: the target is edited too. */
  readonly onMove: (rows: number, figures: number, open: boolean) => void
  /** Called for several pasted lines: they fill the cells from here down. */
  readonly onColumn: (values: readonly string[]) => void
  /** `back`: the cell takes the focus again. */
  readonly onClose: (back: boolean) => void
}

const ARROWS: Readonly<Record<string, readonly [rows: number, figures: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A figure of a product, edited in place. Without scripts it links to the product. */
export function FigureCell({ row, figure, text, isOpen, onOpen, onMove, onColumn, onClose }: FigureCellProps) {
  const words = useSection(productWords)
  const { pending } = useFigure(row, figure)
  const shown = pending ?? text
  if (isOpen) return <OpenCell row={row} figure={figure} onMove={onMove} onColumn={onColumn} onClose={onClose} />
  return (
    <Link
      className="cell-figure"
      data-cell={`${row.id} ${figure}`}
      data-figure={figure}
      to={String(row.id)}
      // Begins with the visible text, so that speech control finds it.
      aria-label={`${words.short[figure]} ${shown || words.none}, ${row.name}`}
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
      onKeyDown={(event) => {
        const by = ARROWS[event.key]
        if (by) {
          event.preventDefault()
          onMove(...by, false)
        } else if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey) onOpen()
      }}
    >
      <span className="small muted" aria-hidden="true">
        {words.short[figure]}
      </span>{' '}
      <span aria-hidden="true">{shown || '—'}</span>
    </Link>
  )
}

type OpenCellProps = Pick<FigureCellProps, 'row' | 'figure' | 'onMove' | 'onColumn' | 'onClose'>

function OpenCell({ row: current, figure, onMove, onColumn, onClose }: OpenCellProps) {
  const words = useSection(productWords)
  // What the reader saw: the list may be loaded again while they type.
  const [row] = useState(current)
  const { save } = useFigure(row, figure)
  const input = useRef<HTMLInputElement>(null)
  const left = useRef(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const before = figureText(row, figure)
  function leave(isKept: boolean, rows = 0, figures = 0, back = true) {
    if (left.current) return
    left.current = true
    const value = input.current?.value.trim() ?? ''
    if (isKept && value !== before) save(value)
    if (rows || figures) onMove(rows, figures, true)
    else onClose(back)
  }
  function press(event: KeyboardEvent) {
    const keyActions: Readonly<Record<string, () => void>> = {
      Enter: () => leave(true, event.shiftKey ? -1 : 1, 0),
      Tab: () => leave(true, 0, event.shiftKey ? -1 : 1),
      Escape: () => leave(false),
      ArrowUp: () => leave(true, -1, 0),
      ArrowDown: () => leave(true, 1, 0),
    }
    const way = keyActions[event.key]
    if (!way) return
    event.preventDefault()
    way()
  }
  return (
    <input
      className="input figure-input"
      ref={input}
      inputMode={figure === 'units' ? 'numeric' : 'decimal'}
      maxLength={24}
      autoComplete="off"
      aria-label={`${words.figure[figure]}, ${row.name}`}
      defaultValue={before}
      onKeyDown={press}
      onPaste={(event) => {
        const values = event.clipboardData.getData('text').trim().split(/\r?\n/)
        if (values.length < 2) return
        event.preventDefault()
        left.current = true
        onColumn(values.map((value) => value.trim()))
        onClose(true)
      }}
      onBlur={() => leave(true, 0, 0, false)}
    />
  )
}

/** Formats a figure for typing, with the separators of the shop's country. */
export const figureText = (row: ListedRow, figure: Figure): string =>
  figure === 'units' ? String(row.units) : ((figure === 'price' ? row.priceText : row.beforeText) ?? '')
