import { Form, Link } from '@remix-run/react'
import { type KeyboardEvent, useRef } from 'react'
import { type Refused, typedIn } from '#app/session/outcome.ts'
import { Button, Submit } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { SaveBar } from '#app/ui/save-bar.tsx'
import { productWords, type Words } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { readVariants, VariantRow } from './read-variants.server.ts'

type VariantGridProps = {
  readonly product: Awaited<ReturnType<typeof readVariants>>
  readonly refused: Refused | null
}

const COLUMNS = ['price', 'compareAt', 'units', 'sku', 'barcode'] as const
type Column = (typeof COLUMNS)[number]
/** Columns of codes, which are unique to a variant. */
const isCode = (column: Column) => column === 'sku' || column === 'barcode'
const labelOf = (column: Column, words: Words) =>
  column === 'sku' || column === 'barcode' ? words[column] : words.figure[column]

/**
 * Variants as rows, a hundred per page. Arrow keys move up and down; a column is filled from its first row, or set for all.
 */
export function VariantGrid({ product, refused }: VariantGridProps) {
  const words = useSection(productWords)
  const form = useRef<HTMLFormElement>(null)
  const wrong = refused?.fields ?? {}
  const typed = typedIn(refused, 'all')
  const cells = (column: Column) => [
    ...(form.current?.querySelectorAll<HTMLInputElement>(`input[name="${column}"]`) ?? []),
  ]
  function fill(column: Column) {
    const [first, ...rest] = cells(column)
    for (const cell of rest) cell.value = first?.value ?? ''
    form.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  function press(event: KeyboardEvent<HTMLFormElement>) {
    const { target, key } = event
    if (!(target instanceof HTMLInputElement) || !['Enter', 'ArrowUp', 'ArrowDown'].includes(key)) return
    if (target.type === 'checkbox' && key === 'Enter') return
    const column = COLUMNS.find((name) => name === target.name)
    if (!column) return
    event.preventDefault()
    const all = cells(column)
    const next = all[all.indexOf(target) + (key === 'ArrowUp' || event.shiftKey ? -1 : 1)]
    next?.focus()
    next?.select()
  }
  return (
    <>
      <details className="fold" open={refused?.intent === 'all' || undefined}>
        <summary>{words.setAll}</summary>
        <Form method="post" className="card set-all">
          <SelectField label={words.column} name="field" defaultValue={typed('field')}>
            {(['price', 'compareAt', 'units'] as const).map((field) => (
              <option key={field} value={field}>
                {words.figure[field]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={words.value}
            name="value"
            wrong={wrong.value}
            defaultValue={typed('value')}
            inputMode="decimal"
            maxLength={24}
            autoComplete="off"
          />
          <Submit intent="all" kind="plain">
            {words.setAllDo(product.count)}
          </Submit>
        </Form>
      </details>
      <Form method="post" ref={form} onKeyDown={press} className="stack">
        {wrong.over && (
          <label className="switch-field">
            <input type="checkbox" name="over" />
            <span>{words.over}</span>
          </label>
        )}
        <table className="variants" aria-label={words.variantsTitle}>
          <thead>
            <tr>
              <th scope="col">{words.variant}</th>
              {COLUMNS.map((column) => (
                <th scope="col" key={column}>
                  {labelOf(column, words)}
                  {!isCode(column) && product.rows.length > 1 && (
                    <Button
                      kind="quiet"
                      onClick={() => fill(column)}
                      aria-label={`${words.fillDown}: ${labelOf(column, words)}`}
                    >
                      {words.fillDown}
                    </Button>
                  )}
                </th>
              ))}
              <th scope="col">{words.on}</th>
            </tr>
          </thead>
          <tbody>
            {product.rows.map((row) => (
              <Row key={row.id} row={row} wrong={wrong} />
            ))}
          </tbody>
        </table>
        {product.pages > 1 && (
          <nav aria-label={words.pages} className="chips">
            {Array.from({ length: product.pages }, (_, at) => (
              <Link
                key={`page ${at + 1}`}
                className="chip"
                to={`?page=${at + 1}`}
                aria-current={at + 1 === product.page ? 'page' : undefined}
              >
                {at * 100 + 1}–{Math.min(product.count, (at + 1) * 100)}
              </Link>
            ))}
          </nav>
        )}
        <SaveBar intent="rows" />
      </Form>
    </>
  )
}

function Row({ row, wrong }: { readonly row: VariantRow; readonly wrong: Readonly<Record<string, string>> }) {
  const words = useSection(productWords)
  const label = (column: Column) => labelOf(column, words)
  return (
    <tr data-off={row.enabled ? undefined : ''}>
      <th scope="row">
        {row.text}
        <input type="hidden" name="id" value={row.id} />
        <input type="hidden" name="text" value={row.text} />
        <input type="hidden" name="was" value={row.was} />
      </th>
      {COLUMNS.map((column) => {
        const failed = wrong[`${column}${row.id}`]
        return (
          <td key={column}>
            <label>
              <span className="small muted" aria-hidden="true">
                {label(column)}
              </span>
              <input
                className="input"
                name={column}
                aria-label={`${label(column)}, ${row.text}`}
                defaultValue={row[column]}
                inputMode={isCode(column) ? 'text' : column === 'units' ? 'numeric' : 'decimal'}
                maxLength={isCode(column) ? 120 : 24}
                autoComplete="off"
                aria-invalid={failed ? true : undefined}
                title={failed}
              />
              {failed && <span className="wrong small">{failed}</span>}
            </label>
          </td>
        )
      })}
      <td>
        <label className="pick">
          <input
            type="checkbox"
            name={`on${row.id}`}
            defaultChecked={row.enabled}
            aria-label={`${words.on}, ${row.text}`}
          />
        </label>
      </td>
    </tr>
  )
}
