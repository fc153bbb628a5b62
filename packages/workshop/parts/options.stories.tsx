import type { Availability } from '@store/core'
import { OptionPicker } from '@store/template-kit'
import type { Fixtures } from '@store/template-kit/fixtures'
import { useState } from 'react'
import { part } from '../stage/part.tsx'

export default { title: 'Parts/OptionPicker' }

function Picker(props: {
  readonly fixtures: Fixtures
  readonly at: number
  readonly states: readonly Availability[]
  readonly isChosen?: boolean
}) {
  const option = props.fixtures.products.variants.options[props.at] ?? { name: '', values: [] }
  const [chosen, choose] = useState<string | null>(props.isChosen ? (option.values[0] ?? null) : null)
  const values = option.values.map((value, index) => ({
    value,
    availability: props.states[index % props.states.length] ?? 'available',
  }))
  return <OptionPicker name="option" option={option} values={values} chosen={chosen} onChoose={choose} />
}

export const NoneChosen = part(({ fixtures }) => <Picker fixtures={fixtures} at={0} states={['available']} />)
export const Chosen = part(({ fixtures }) => <Picker fixtures={fixtures} at={0} states={['available']} isChosen />)
export const Colours = part(({ fixtures }) => <Picker fixtures={fixtures} at={1} states={['available']} isChosen />)
export const SomeSoldOut = part(({ fixtures }) => (
  <Picker fixtures={fixtures} at={0} states={['soldOut', 'available']} />
))
export const SomeNotAvailable = part(({ fixtures }) => (
  <Picker fixtures={fixtures} at={0} states={['available', 'notAvailable']} />
))
