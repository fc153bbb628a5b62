import { Form } from '@remix-run/react'
import type { Refused } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Section } from '#app/settings/section.tsx'
import { useShop } from '#app/shop/use-shop.ts'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { dataWords } from '#app/words/data/index.ts'
import { useDates } from '#app/words/use-dates.ts'
import { useSection } from '#app/words/use-words.ts'

type DeleteShopProps = {
  /** Null: no deletion is scheduled. */
  readonly deletion: { readonly askedBy: string; readonly askedAt: string; readonly dueAt: string } | null
  readonly refused: Refused | null
}

/** Deletes a shop, confirmed by typing its address; or cancels the deletion. */
export function DeleteShop({ deletion, refused }: DeleteShopProps) {
  const words = useSection(dataWords)
  const dates = useDates()
  const { subdomain } = useShop().shop
  const wrong = wrongIn(refused, 'delete')
  if (deletion)
    return (
      <Section title={words.remove} hint={words.removeAsked(deletion.askedBy, dates.moment(deletion.askedAt))}>
        <p className="letter">{words.removed(dates.day(deletion.dueAt))}</p>
        <Form method="post">
          <Submit intent="keep">{words.keep}</Submit>
        </Form>
      </Section>
    )
  return (
    <Section title={words.remove} hint={words.removeHint}>
      <Fold title={words.remove} open={wrong.subdomain ? true : undefined}>
        <p>{words.removeFirst}</p>
        <Form method="post" className="stack">
          <TextField
            label={words.removeType(subdomain)}
            name="subdomain"
            required
            maxLength={63}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            wrong={wrong.subdomain}
          />
          <p>
            <Submit intent="delete" kind="danger">
              {words.remove}
            </Submit>
          </p>
        </Form>
      </Fold>
    </Section>
  )
}
