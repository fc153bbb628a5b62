import { Form } from '@remix-run/react'
import { type DivisionLabel, FIELD_LIMITS } from '@store/core'
import { type Refused, typedIn } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { cityWords } from '#app/words/cities/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { MOST_NAMES } from './city-names.ts'

type AddProps = {
  readonly label: DivisionLabel
  /** The country's divisions; empty: any can be typed. */
  readonly known: readonly string[]
  readonly refused: Refused | null
}

/** Adds cities of one division, typed or pasted. */
export function AddCities({ label, known, refused }: AddProps) {
  const words = useSection(cityWords)
  const typed = typedIn(refused, 'add')
  const wrong = wrongIn(refused, 'add')
  // The API names the line that it refuses: `names[3]`.
  const wrongName = Object.entries(wrong).find(([field]) => field.startsWith('names'))?.[1]
  const division = {
    label: words.division[label],
    name: 'division',
    required: true,
    defaultValue: typed('division') ?? '',
    wrong: wrong.division,
  }
  return (
    <Form method="post" className="stack">
      {known.length > 0 ? (
        <SelectField {...division}>
          <option value="">{words.choose}</option>
          {known.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField {...division} maxLength={FIELD_LIMITS.division} />
      )}
      <LongText
        label={words.names}
        hint={words.namesHint}
        name="names"
        required
        rows={5}
        spellCheck={false}
        most={MOST_NAMES * (FIELD_LIMITS.city + 2)}
        defaultValue={typed('names')}
        wrong={wrongName}
      />
      <Submit intent="add">{words.add}</Submit>
    </Form>
  )
}
