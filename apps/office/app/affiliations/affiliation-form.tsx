import { Form } from '@remix-run/react'
import { type Refused, typedIn } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { PhotoField } from '#app/ui/photo-field.tsx'
import { affiliationWords } from '#app/words/affiliations/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export type ShownAffiliation = {
  readonly id: number
  readonly name: string
  readonly logo: string | null
  readonly revision: string
}

type FormProps = {
  /** Null: a new one. */
  readonly affiliation: ShownAffiliation | null
  readonly refused: Refused | null
}

/** An organisation's name and logo. */
export function AffiliationForm({ affiliation, refused }: FormProps) {
  const words = useSection(affiliationWords)
  const { app } = useWords()
  const { base } = useShop()
  const intent = affiliation ? `save ${affiliation.id}` : 'add'
  const typed = typedIn(refused, intent)
  return (
    <Form method="post" className="stack" preventScrollReset={affiliation !== null}>
      {affiliation && <input type="hidden" name="revision" value={affiliation.revision} />}
      <TextField
        label={words.name}
        hint={words.nameHint}
        name="name"
        required
        maxLength={120}
        defaultValue={typed('name') ?? affiliation?.name}
        wrong={wrongIn(refused, intent).name}
      />
      <PhotoField label={words.logo} name="logo" base={base} src={(typed('logo') ?? affiliation?.logo) || null} />
      <Submit intent={intent} kind={affiliation ? 'plain' : 'main'}>
        {affiliation ? app.save : words.add}
      </Submit>
    </Form>
  )
}
