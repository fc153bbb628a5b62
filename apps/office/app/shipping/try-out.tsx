import { Form } from '@remix-run/react'
import type { MoneyStyle } from '@store/core'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/fields.tsx'
import { MoneyField } from '#app/ui/number-fields.tsx'
import { shippingWords } from '#app/words/shipping/index.ts'
import { useSection } from '#app/words/use-words.ts'

type TryOutProps = {
  readonly tried: { readonly city: string; readonly amount: string; readonly answer: string } | null
  readonly places: readonly string[]
  readonly money: MoneyStyle
}

/** The price that a buyer would pay with the saved settings, calculated by core. */
export function TryOut({ tried, places, money }: TryOutProps) {
  const words = useSection(shippingWords)
  return (
    <section className="card" aria-labelledby="try-out">
      <header className="stack" data-tight="">
        <h2 id="try-out">{words.try}</h2>
        <p className="muted small">{words.tryIntro}</p>
      </header>
      <Form className="stack" preventScrollReset>
        {places.length > 0 && (
          <>
            <TextField label={words.tryCity} name="city" list="places" maxLength={200} defaultValue={tried?.city} />
            <datalist id="places">
              {places.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
        <MoneyField label={words.tryAmount} name="amount" amount={null} money={money} placeholder={tried?.amount} />
        <p>
          <Button type="submit">{words.tryButton}</Button>
        </p>
      </Form>
      <p className="letter" role="status">
        {tried?.answer}
      </p>
    </section>
  )
}
