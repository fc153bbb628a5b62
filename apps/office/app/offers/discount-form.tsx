import { Form } from '@remix-run/react'
import type { MoneyStyle } from '@store/core'
import { useState } from 'react'
import type { Refused } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { Choices, TextField } from '#app/ui/fields.tsx'
import { MoneyField, UnitsField } from '#app/ui/number-fields.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { offersWords } from '#app/words/offers/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

type DiscountFields = {
  readonly id: string
  readonly name: string | null
  readonly takes: string
  readonly minQuantity: number | null
  readonly ranges: readonly { readonly from: number; readonly to: number | null; readonly takes: string }[] | null
  /** The first and last day, in the shop's time zone; null: no limit. */
  readonly from?: string | null | undefined
  readonly until?: string | null | undefined
  readonly fromDay: string | null
  readonly untilDay: string | null
  readonly revision: string
}

type DiscountFormProps = {
  /** Null: a new one. */
  readonly discount: DiscountFields | null
  readonly money: MoneyStyle
  readonly refused: Refused | null
}

/** The form of a discount, as a sentence: from how many units, or which amount, it takes off how much. */
export function DiscountForm({ discount, money, refused }: DiscountFormProps) {
  const words = useSection(offersWords)
  const { app } = useWords()
  const isHydrated = useHydrated()
  const known = discount ? (discount.ranges ? 'subtotal' : 'quantity') : 'quantity'
  const [trigger, setTrigger] = useState<string>(known)
  const intent = discount ? `edit ${discount.id}` : 'new'
  const wrong = wrongIn(refused, intent)
  const isHidden = (part: string) => (discount ? known !== part : isHydrated && trigger !== part)
  const blank = { from: null, to: null, takes: '' }
  return (
    <Form method="post" className="stack">
      {discount ? (
        <>
          <input type="hidden" name="revision" value={discount.revision} />
          <input type="hidden" name="trigger" value={known} />
        </>
      ) : (
        <Choices
          label={words.kind}
          name="trigger"
          value="quantity"
          onChange={setTrigger}
          options={[
            { value: 'quantity', text: words.quantity, hint: words.quantityHint },
            { value: 'subtotal', text: words.bySubtotal, hint: words.bySubtotalHint },
          ]}
        />
      )}
      <div hidden={isHidden('quantity')}>
        <UnitsField
          label={words.minQuantity}
          name="minQuantity"
          units={discount?.minQuantity ?? (discount ? null : 3)}
          wrong={wrong.minQuantity}
        />
      </div>
      <TextField
        label={words.takes}
        hint={words.takesHint}
        name="takes"
        required
        maxLength={24}
        autoComplete="off"
        defaultValue={discount?.takes}
        wrong={wrong.takes ?? wrong['reduction.percent']}
      />
      <div className="stack" hidden={isHidden('subtotal')}>
        {[...(discount?.ranges ?? []), blank, ...(discount?.ranges?.length ? [] : [blank])].map((range, at) => (
          <div className="range-row" key={at}>
            <MoneyField label={words.rangeFrom} name="rangeFrom" amount={range.from} money={money} />
            <MoneyField label={words.rangeTo} name="rangeTo" amount={range.to} money={money} />
            <TextField label={words.takes} name="rangeTakes" maxLength={24} defaultValue={range.takes} />
          </div>
        ))}
        {(wrong.ranges ?? wrong['ranges[0].from']) && (
          <p className="wrong" role="alert">
            {wrong.ranges ?? wrong['ranges[0].from']}
          </p>
        )}
      </div>
      <TextField
        label={words.name}
        hint={words.nameHint}
        name="name"
        maxLength={120}
        defaultValue={discount?.name ?? ''}
        wrong={wrong.name}
      />
      <input type="hidden" name="fromWas" value={discount?.from ?? ''} />
      <input type="hidden" name="untilWas" value={discount?.until ?? ''} />
      <div className="pair">
        <TextField
          label={words.fromDay}
          name="from"
          type="date"
          wrong={wrong.from}
          defaultValue={discount?.fromDay ?? ''}
        />
        <TextField
          label={words.untilDay}
          name="until"
          type="date"
          wrong={wrong.until}
          defaultValue={discount?.untilDay ?? ''}
        />
      </div>
      <Submit intent={intent}>{app.save}</Submit>
    </Form>
  )
}
