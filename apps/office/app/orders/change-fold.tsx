import { Form, useActionData } from '@remix-run/react'
import type { AddressFieldName } from '@store/core'
import { useState } from 'react'
import type { Refused } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { Choices, SelectField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { orderChangeWords } from '#app/words/order-change/index.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import type { Changeable, Costs } from './change-place.server.ts'
import { longestOf } from './longest.ts'

const INTENT = 'changePlace'

type ChangeFoldProps = { readonly change: Changeable; readonly refused: Refused | null }

/** Changes the destination, the buyer's name and phone, or the payment method of an order, until it is packed. */
export function ChangeFold({ change, refused }: ChangeFoldProps) {
  const words = useSection(orderWords)
  const changeWords = useSection(orderChangeWords)
  const answered = useActionData() as Costs | { readonly kind: string } | undefined
  const costs = answered?.kind === 'costs' ? (answered as Costs) : null
  const mine = refused?.intent === INTENT ? refused : null
  const typed = costs?.typed ?? mine?.typed
  const wrong = wrongIn(refused, INTENT)
  const [kind, setKind] = useState<string>(typed?.kind?.[0] ?? change.kind)
  const isHydrated = useHydrated()
  const field = (name: 'name' | 'phone' | AddressFieldName) => ({
    name,
    defaultValue: typed?.[name]?.[0] ?? change[name],
    wrong: wrong[name],
    maxLength: longestOf(name),
    autoComplete: 'off',
  })
  return (
    <Fold title={changeWords.title} open={costs !== null || mine !== null}>
      <Form method="post" className="card">
        <p>{changeWords.hint}</p>
        <input type="hidden" name="revision" value={change.revision} />
        <TextField label={changeWords.name} {...field('name')} required={change.name !== ''} />
        <TextField label={changeWords.phone} {...field('phone')} type="tel" required={change.phone !== ''} />
        <Choices
          label={changeWords.how}
          name="kind"
          value={kind}
          onChange={setKind}
          wrong={wrong.kind}
          options={(['address', 'pickUp'] as const)
            .filter((value) => value === 'address' || change.mayPickUp)
            .map((value) => ({ value, text: changeWords.kinds[value] }))}
        />
        {(kind === 'address' || !isHydrated) && (
          <>
            <TextField label={words.sale.address} {...field('address')} required={isHydrated} />
            <TextField label={changeWords.details} {...field('details')} />
            <TextField label={changeWords.neighbourhood} {...field('neighbourhood')} />
            <div className="pair">
              <TextField label={words.sale.city} {...field('city')} required={isHydrated} />
              <TextField label={words.sale.division} {...field('division')} required={isHydrated} />
            </div>
            {change.postcode !== '' && <TextField label={changeWords.postcode} {...field('postcode')} />}
            {change.otherFields.map(({ name, label }) => (
              <TextField key={name} label={label} {...field(name)} />
            ))}
          </>
        )}
        {change.branches.length > 0 && (kind === 'pickUp' || !isHydrated) && (
          <SelectField
            label={changeWords.branch}
            name="branch"
            wrong={wrong.branch}
            required={isHydrated && (change.kind !== 'pickUp' || change.branch !== '')}
            defaultValue={typed?.branch?.[0] ?? change.branch}
          >
            <option value="">{changeWords.chooseBranch}</option>
            {change.branches.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </SelectField>
        )}
        {change.methods.length > 1 && (
          <SelectField
            label={words.sale.how}
            name="paymentMethod"
            wrong={wrong.paymentMethod}
            defaultValue={typed?.paymentMethod?.[0] ?? change.method}
          >
            {change.methods.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        )}
        {costs && (
          <p className="note" data-dye="soon" role="status">
            {costs.text}
            <input type="hidden" name="expectedTotal" value={costs.total} />
          </p>
        )}
        <Submit intent={INTENT} kind={costs ? 'main' : 'plain'}>
          {costs ? costs.take : changeWords.take}
        </Submit>
      </Form>
    </Fold>
  )
}
