import { Form } from '@remix-run/react'
import { type Refused, typedIn } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { taxWords } from '#app/words/taxes/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import type { ShownTax } from './taxes.server.ts'

type FormProps = {
  /** Null: a new one. */
  readonly tax: ShownTax | null
  /** The longest name. */
  readonly longest: number
  readonly refused: Refused | null
}

/** The name and percentage of a tax. */
export function TaxForm({ tax, longest, refused }: FormProps) {
  const words = useSection(taxWords)
  const { app } = useWords()
  const intent = tax ? `save ${tax.id}` : 'add'
  const typed = typedIn(refused, intent)
  const wrong = wrongIn(refused, intent)
  return (
    <Form method="post" className="stack" preventScrollReset={tax !== null}>
      {tax && <input type="hidden" name="revision" value={tax.revision} />}
      <TextField
        label={words.name}
        hint={words.nameHint}
        name="name"
        required
        maxLength={longest}
        autoComplete="off"
        defaultValue={typed('name') ?? tax?.name}
        wrong={wrong.name}
      />
      <TextField
        label={words.percent}
        hint={tax ? words.percentFromNow : words.percentHint}
        name="percent"
        required
        inputMode="decimal"
        maxLength={8}
        autoComplete="off"
        defaultValue={typed('percent') ?? tax?.typed}
        wrong={wrong.percent}
      />
      <Submit intent={intent} kind={tax ? 'plain' : 'main'} aria-label={tax ? `${app.save}: ${tax.name}` : undefined}>
        {tax ? app.save : words.add}
      </Submit>
    </Form>
  )
}
