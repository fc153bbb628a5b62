import { type Refused, typedIn } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { TextField } from '#app/ui/fields.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { CarrierField } from './carrier-field.tsx'
import { GuideField } from './guide-field.tsx'

type HandOverFieldsProps = { readonly carriers: readonly string[]; readonly refused: Refused | null }

/** The carrier, its number for the parcel, and the tracking address. */
export function HandOverFields({ carriers, refused }: HandOverFieldsProps) {
  const words = useSection(orderWords)
  const wrong = wrongIn(refused, 'handOver')
  const typed = typedIn(refused, 'handOver')
  return (
    <>
      <CarrierField carriers={carriers} label={words.carrier} wrong={wrong.carrier} defaultValue={typed('carrier')} />
      <GuideField typed={typed('guide')} />
      <TextField
        label={words.link}
        hint={words.linkHint(carriers.join(', '))}
        name="link"
        maxLength={300}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        wrong={wrong.link}
        defaultValue={typed('link')}
      />
    </>
  )
}
