import { type City, divisionLabel } from '@store/core'
import { type ComponentType, useId, useState } from 'react'
import type { Words } from '../design.ts'
import { MoreWords, useShop, useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/** A component for choosing among these cities, with the words of checkout. */
export const cityChoice =
  (cities: readonly City[], words: Words): ComponentType =>
  () => (
    <MoreWords words={words}>
      <CityChoice cities={cities} />
    </MoreWords>
  )

/** Two selects: the division, then its cities. The chosen city sets the cart's price of shipping. */
function CityChoice({ cities }: { readonly cities: readonly City[] }) {
  const t = useT()
  const id = useId()
  const { shop } = useShop()
  const { place, shipTo } = useCart()
  const [division, setDivision] = useState(place?.division ?? '')
  const divisions = [...new Set(cities.map((city) => city.division))].toSorted((a, b) => a.localeCompare(b))
  const ofDivision = cities.filter((city) => city.division === division)
  const choose = (text: string) => {
    const city = ofDivision.find((each) => String(each.id) === text)
    if (city) shipTo({ division, city: city.name, cityId: city.id })
  }
  const chosen = ofDivision.find((city) => city.id === place?.cityId)
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}division`}>{t(`field.${divisionLabel(shop.country)}`)}</label>
        <select id={`${id}division`} value={division} onChange={(event) => setDivision(event.target.value)}>
          <option value="">{t('field.choose')}</option>
          {divisions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}city`}>{t('field.city')}</label>
        <select
          id={`${id}city`}
          value={chosen?.id ?? ''}
          disabled={ofDivision.length === 0}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{t('field.choose')}</option>
          {ofDivision.map((city) => (
            <option key={city.id} value={city.id}>
              {city.name}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
