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
  /** The typed values of an earlier submit. */
  readonly values: Readonly<Record<string, readonly string[]>>
}

const STATES = ['done', 'paid', 'open'] as const

/** The buyer, the payment, and the destination. */
export function SaleBuyer({ money, methods, wrong, values }: SaleBuyerProps) {
  const { sale: words, channels } = useSection(orderWords)
  const typed = (name: string) => values[name]?.[0] ?? ''
  return (
    <>
      <section className="card">
        <h2>{words.buyer}</h2>
        <p className="muted">{words.buyerHint}</p>
        <TextField
          label={words.name}
          name="name"
          maxLength={120}
          autoComplete="off"
          wrong={wrong.name}
          defaultValue={typed('name')}
        />
        <TextField
          label={words.phone}
          name="phone"
          type="tel"
          maxLength={40}
          autoComplete="off"
          wrong={wrong.phone}
          defaultValue={typed('phone')}
        />
        <TextField
          label={words.email}
          name="email"
          type="email"
          maxLength={254}
          autoComplete="off"
          defaultValue={typed('email')}
        />
        <Fold title={words.send} open={wrong.address !== undefined || typed('address') !== ''}>
          <TextField
            label={words.address}
            name="address"
            maxLength={200}
            wrong={wrong.address}
            defaultValue={typed('address')}
          />
          <TextField label={words.city} name="city" maxLength={120} defaultValue={typed('city')} />
          <TextField label={words.division} name="division" maxLength={120} defaultValue={typed('division')} />
          <MoneyField label={words.shipping} name="shipping" amount={null} money={money} typed={typed('shipping')} />
        </Fold>
      </section>
      <section className="card">
        <h2>{words.how}</h2>
        <SelectField label={words.how} name="method" defaultValue={typed('method') || 'payInStore'}>
          {methods.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
        <Choices
          label={words.state}
          name="state"
          value={typed('state') || 'done'}
          options={STATES.map((value) => ({ value, text: words[value] }))}
        />
        <SelectField label={words.channel} name="channel" defaultValue={typed('channel') || 'pointOfSale'}>
          <option value="pointOfSale">{channels.pointOfSale}</option>
          <option value="other">{channels.other}</option>
        </SelectField>
        <MoneyField
          label={words.discount}
          name="discount"
          amount={null}
          money={money}
          wrong={wrong.discount}
          typed={typed('discount')}
        />
      </section>
    </>
  )
}
