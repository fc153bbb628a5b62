import { Button } from '#app/ui/button.tsx'
import { stockWords } from '#app/words/stock/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { CountedVariant } from './count-draft.ts'

type CountedRowsProps = {
  readonly rows: readonly CountedVariant[]
  readonly onEdit: (row: CountedVariant) => void
  readonly onRemove: (row: CountedVariant) => void
}

/** The rows counted so far, newest first. */
export function CountedRows({ rows, onEdit, onRemove }: CountedRowsProps) {
  const { counting: words } = useSection(stockWords)
  return (
    <details className="fold">
      <summary>{words.open}</summary>
      <ul className="rows">
        {rows.map((row) => (
          <li key={`${row.productId} ${row.variantId}`} className="counted">
            <span>{row.name}</span>
            <strong className="figures">{row.counted}</strong>
            <Button kind="quiet" onClick={() => onEdit(row)} aria-label={`${words.edit}: ${row.name}`}>
              {words.edit}
            </Button>
            <Button kind="quiet" onClick={() => onRemove(row)} aria-label={`${words.remove}: ${row.name}`}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
