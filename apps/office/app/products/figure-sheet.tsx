import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Float } from '#app/ui/float.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import { figureText } from './figure-cell.tsx'
import type { Figure } from './figures.ts'
import type { ListedRow } from './read-products.server.ts'
import { useFigure } from './use-figure.ts'

type FigureSheetProps = {
  readonly row: ListedRow
  readonly figure: Figure
  readonly onClose: () => void
}

/** Edits one figure of a product, with the phone's number pad. */
export function FigureSheet({ row: current, figure, onClose }: FigureSheetProps) {
  const words = useSection(productWords)
  const { app } = useWords()
  // What the reader saw: the list may be loaded again while they type, and a change of somebody else must not be overwritten.
  const [row] = useState(current)
  const { save } = useFigure(row, figure)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.select(), [])
  const before = figureText(row, figure)
  return (
    <Float title={row.name} isOpen onClose={onClose}>
      <form
        className="stack"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          const value = String(new FormData(event.currentTarget).get('value') ?? '').trim()
          if (value !== before) save(value)
          onClose()
        }}
      >
        <TextField
          label={words.figure[figure]}
          {...(figure === 'compareAt' && { hint: words.compareAtHint })}
          name="value"
          defaultValue={before}
          maxLength={24}
          autoComplete="off"
          autoFocus
          inputMode={figure === 'units' ? 'numeric' : 'decimal'}
          data-figures=""
        />
        <Button kind="main" type="submit">
          {app.save}
        </Button>
      </form>
    </Float>
  )
}
