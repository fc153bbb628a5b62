import { Link } from '@remix-run/react'
import type { MoneyStyle } from '@store/core'
import { useShop } from '#app/shop/use-shop.ts'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { MoneyField } from '#app/ui/number-fields.tsx'
import { shippingWords } from '#app/words/shipping/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { LONGEST_LINES } from './city-lines.ts'

type CityRowsProps = {
  /** The prices, one per line. */
  readonly lines: string
  readonly priced: number
  readonly divisions: readonly string[]
  readonly money: MoneyStyle
  readonly elsewhere: number | null
  /** The typed price of other cities, if it was invalid. */
  readonly typed: string | undefined
  readonly wrong: Readonly<Record<string, string>>
}

/** Prices by city, one per line: as text, as carriers' lists are pasted. */
export function CityRows({ lines, priced, divisions, money, elsewhere, typed, wrong }: CityRowsProps) {
  const words = useSection(shippingWords)
  const { base } = useShop()
  return (
    <div className="stack">
      <LongText
        // Saving normalises the lines, and the key shows them as saved.
        key={lines}
        label={words.cities}
        name="cities"
        most={LONGEST_LINES}
        rows={10}
        spellCheck={false}
        placeholder={words.citiesExample.join('\n')}
        hint={priced > 0 ? `${words.citiesHint} ${words.count(priced)}.` : words.citiesHint}
        defaultValue={lines}
        wrong={wrong.cities ?? wrong['rate.cities']}
      />
      <p>
        <Link to={`${base}/shipping/cities`}>{words.ownCities}</Link>
      </p>
      <Fold title={words.addDivision}>
        <SelectField key={lines} label={words.division} name="division" defaultValue="">
          <option value="">–</option>
          {divisions.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="pair">
          <MoneyField key={lines} label={words.price} name="divisionPrice" amount={null} money={money} />
          <TextField key={`${lines} days`} label={words.days} name="divisionDays" maxLength={9} placeholder="2-4" />
        </div>
      </Fold>
      <MoneyField
        label={words.elsewhere}
        hint={words.elsewhereHint}
        name="elsewhere"
        amount={elsewhere}
        money={money}
        typed={typed}
        wrong={wrong.elsewhere}
      />
    </div>
  )
}
