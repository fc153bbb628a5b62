import { Form } from '@remix-run/react'
import type { Refused } from '#app/session/outcome.ts'
import { Submit } from '#app/ui/button.tsx'
import { LongField, TextField } from '#app/ui/fields.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { Removes } from './save-variants.server.ts'
import { type Choice, MOST_OPTIONS, valuesText } from './variants.ts'

type OptionsFormProps = {
  readonly options: readonly Choice[]
  readonly revision: string
  /** Variants that the change would delete, to be confirmed first. */
  readonly removes: Removes | null
  readonly refused: Refused | null
  readonly isNew: boolean
}

/** The options of a product, such as size and colour; every combination becomes a variant. */
export function OptionsForm({ options, revision, removes, refused, isNew }: OptionsFormProps) {
  const words = useSection(productWords)
  const shown = removes?.options ?? options
  const wrong = refused?.intent === 'options' ? refused.fields : {}
  return (
    <details className="fold" open={isNew || removes !== null || refused?.intent === 'options'}>
      <summary>{words.options}</summary>
      <Form method="post" className="card" key={removes ? 'asks' : 'says'}>
        <p className="muted">{words.optionsHint}</p>
        <input type="hidden" name="revision" value={revision} />
        {Array.from({ length: MOST_OPTIONS }, (_, at) => (
          <div className="option" key={at}>
            <TextField
              label={words.optionName(at + 1)}
              name="optionName"
              placeholder={words.optionNames[at]}
              defaultValue={shown[at]?.name ?? ''}
              wrong={wrong[`option${at}`]}
              maxLength={60}
              autoComplete="off"
            />
            <LongField
              rows={2}
              label={words.optionValues(at + 1)}
              name="optionValues"
              placeholder={words.optionExamples[at]}
              defaultValue={valuesText(shown[at]?.values ?? [])}
              maxLength={6_000}
              autoComplete="off"
            />
          </div>
        ))}
        {removes && (
          <div className="note" data-dye="now" role="alert">
            <div className="stack" data-tight="">
              <p>{words.removes}</p>
              <ul>
                {removes.variants.map(({ text, units, sold }) => (
                  <li key={text}>
                    <strong>{text}</strong>: {words.removed(units, sold)}
                  </li>
                ))}
              </ul>
              <input type="hidden" name="sure" value="on" />
            </div>
          </div>
        )}
        <Submit intent="options" kind={removes ? 'danger' : 'main'}>
          {removes ? words.removeAnyway : words.makeVariants}
        </Submit>
      </Form>
    </details>
  )
}
