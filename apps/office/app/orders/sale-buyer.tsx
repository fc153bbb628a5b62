import type { MoneyStyle } from '@store/core'
import { Choices, SelectField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { MoneyField } from '#app/ui/number-fields.tsx'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'

type SaleBuyerProps = {
  readonly money: MoneyStyle
  readonly methods: readonly { readonly value: string; readonly text: string }[]
  readonly wrong: Readonly<Record<string, string>>
}

const STATES = ['done', 'paid', 'open'] as const

/** Who buys, how it is paid, and where it goes to. */
export function SaleBuyer({ money, methods, wrong }: SaleBuyerProps) {
  const { sale: words, channels } = useSection(orderWords)
  return (
    <>
      <section className="card">
        <h2>{words.buyer}</h2>
        <p className="muted">{words.buyerHint}</p>
        <TextField {...{ label: words.name, name: 'name', maxLength: 120, autoComplete: 'off', wrong: wrong.name }} />
        <TextField
          {...{
            label: words.phone,
            name: 'phone',
            type: 'tel',
            maxLength: 40,
            autoComplete: 'off',
            wrong: wrong.phone,
          }}
        />
        <TextField {...{ label: words.email, name: 'email', type: 'email', maxLength: 254, autoComplete: 'off' }} />
        <Fold title={words.send} open={wrong.address !== undefined}>
          <TextField {...{ label: words.address, name: 'address', maxLength: 200, wrong: wrong.address }} />
          <TextField {...{ label: words.city, name: 'city', maxLength: 120 }} />
          <TextField {...{ label: words.division, name: 'division', maxLength: 120 }} />
          <MoneyField {...{ label: words.shipping, name: 'shipping', amount: null, money }} />
        </Fold>
      </section>
      <section className="card">
        <h2>{words.how}</h2>
        <SelectField label={words.how} name="method" defaultValue="payInStore">
          {methods.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <Choices
          {...{ label: words.state, name: 'state', value: 'done' }}
          options={STATES.map((value) => ({ value, text: words[value] }))}
        />
        <SelectField label={words.channel} name="channel" defaultValue="pointOfSale">
          <option value="pointOfSale">{channels.pointOfSale}</option>
          <option value="other">{channels.other}</option>
        </SelectField>
        <MoneyField {...{ label: words.discount, name: 'discount', amount: null, money, wrong: wrong.discount }} />
      </section>
    </>
  )
}
