import { Form } from '@remix-run/react'
import type { MoneyStyle } from '@store/core'
import { type Refused, typedIn } from '#app/session/outcome.ts'
import { wrongIn } from '#app/session/outcome-hooks.ts'
import { Submit } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { MoneyField } from '#app/ui/number-fields.tsx'
import { offersWords } from '#app/words/offers/index.ts'
import { useSection } from '#app/words/use-words.ts'

type CouponFormProps = { readonly many?: boolean; readonly money: MoneyStyle; readonly refused: Refused | null }

/** One coupon with a code of the merchant's choice, or many with random codes. */
export function CouponForm({ many = false, money, refused }: CouponFormProps) {
  const words = useSection(offersWords)
  const intent = many ? 'many' : 'one'
  const wrong = wrongIn(refused, intent)
  const typed = typedIn(refused, intent)
  const number = { inputMode: 'numeric', pattern: '[0-9]*', maxLength: 7, autoComplete: 'off' } as const
  const code = { required: true, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const
  return (
    <Form method="post" className="stack">
      {many ? (
        <>
          <p className="muted small">{words.manyHint}</p>
          <div className="pair">
            <TextField
              label={words.prefix}
              name="prefix"
              maxLength={20}
              {...code}
              wrong={wrong.prefix}
              defaultValue={typed('prefix')}
            />
            <TextField
              label={words.count}
              name="count"
              {...number}
              required
              defaultValue={typed('count') ?? 10}
              wrong={wrong.count}
            />
          </div>
        </>
      ) : (
        <TextField
          label={words.code}
          hint={words.codeHint}
          name="code"
          maxLength={40}
          {...code}
          wrong={wrong.code}
          defaultValue={typed('code')}
        />
      )}
      <TextField
        label={words.takes}
        hint={words.takesHint}
        name="takes"
        required
        maxLength={24}
        autoComplete="off"
        wrong={wrong.takes}
        defaultValue={typed('takes')}
      />
      <MoneyField
        label={words.minPurchase}
        name="minPurchase"
        amount={null}
        money={money}
        wrong={wrong.minPurchase}
        typed={typed('minPurchase')}
      />
      <div className="pair">
        <TextField label={words.fromDay} name="from" type="date" wrong={wrong.from} defaultValue={typed('from')} />
        <TextField label={words.untilDay} name="until" type="date" wrong={wrong.until} defaultValue={typed('until')} />
      </div>
      <div className="pair">
        <TextField
          label={words.maxUses}
          name="maxUses"
          {...number}
          defaultValue={typed('maxUses') ?? (many ? 1 : '')}
          wrong={wrong.maxUses}
        />
        <TextField
          label={words.perBuyer}
          name="perBuyer"
          {...number}
          wrong={wrong.maxUsesPerBuyer}
          defaultValue={typed('perBuyer')}
        />
      </div>
      <Submit intent={intent}>{many ? words.couponMany : words.couponNew}</Submit>
    </Form>
  )
}
