import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'

type FactsFieldProps = {
  readonly names: readonly string[]
  readonly values: readonly string[]
  /** Messages, by `fact` and the index of the row. */
  readonly wrong: Readonly<Record<string, string>>
}

/** The facts of a product as rows of a name and a value, with a blank one at the end. */
export function FactsField({ names, values, wrong }: FactsFieldProps) {
  const words = useSection(productWords)
  const [rows, setRows] = useState(() => [
    ...names.map((name, at) => ({ name, value: values[at] ?? '' })),
    { name: '', value: '' },
  ])
  const list = useRef<HTMLDivElement>(null)
  const failed = Object.entries(wrong).find(([path]) => path.startsWith('fact'))
  return (
    <fieldset className="field">
      <legend className="label">{words.facts}</legend>
      <p className="hint">{words.factsHint}</p>
      <div className="facts" ref={list}>
        {rows.map(({ name, value }, at) => (
          <div key={at}>
            <input
              className="input"
              name="factName"
              aria-label={words.factName(at + 1)}
              placeholder={words.factNameExample}
              defaultValue={name}
              maxLength={40}
              aria-invalid={wrong[`fact${at}`] ? true : undefined}
            />
            <input
              className="input"
              name="factValue"
              aria-label={words.factValue(at + 1)}
              placeholder={words.factValueExample}
              defaultValue={value}
              maxLength={160}
              aria-invalid={wrong[`fact${at}`] ? true : undefined}
            />
          </div>
        ))}
      </div>
      {failed && (
        <p className="wrong" role="alert">
          {failed[1]}
        </p>
      )}
      <p>
        <Button
          kind="quiet"
          onClick={() => {
            setRows((all) => [...all, { name: '', value: '' }])
            requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('div:last-child input')?.focus())
          }}
        >
          {words.factAdd}
        </Button>
      </p>
    </fieldset>
  )
}
