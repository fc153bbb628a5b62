import type { ReactNode } from 'react'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Filters } from '#app/ui/list.tsx'
import { orderMoneyWords } from '#app/words/order-money/index.ts'
import { orderWords } from '#app/words/orders/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { ANY_TROUBLE, FILTER_NAMES, type FilterName, type FilterValues } from './filters.ts'

type Option = { readonly value: string; readonly text: string }
type OrderFiltersProps = {
  readonly values: FilterValues
  readonly options: {
    readonly status: readonly Option[]
    readonly shipment: readonly Option[]
    readonly method: readonly Option[]
  }
  /** Whether the reader may see buyers, and so their cities. */
  readonly cities: boolean
}

/** The filters of the list of orders. */
export function OrderFilters({ values, options, cities }: OrderFiltersProps) {
  const words = useSection(orderWords)
  const { filter, channels } = words
  const { troubled, anyTrouble, troubles } = useSection(orderMoneyWords)
  const choices: Readonly<Partial<Record<FilterName, readonly Option[]>>> = {
    ...options,
    channel: Object.entries(channels).map(([value, text]) => ({ value, text })),
    trouble: [
      { value: ANY_TROUBLE, text: anyTrouble },
      ...Object.entries(troubles).map(([value, { name }]) => ({ value, text: name })),
    ],
    late: [{ value: 'yes', text: filter.isLate }],
    mail: [{ value: 'failed', text: filter.mailFailed }],
    test: [
      { value: 'yes', text: filter.onlyTest },
      { value: 'no', text: filter.noTest },
    ],
  }
  const on = FILTER_NAMES.flatMap((name) => {
    const value = values[name]
    if (!value) return []
    const chosen = choices[name]?.find((option) => option.value === value)?.text ?? value
    return [{ name, text: name === 'since' || name === 'until' ? `${filter[name]} ${chosen}` : chosen }]
  })
  const labels = { ...filter, trouble: troubled }
  const select = (
    name: 'status' | 'shipment' | 'method' | 'channel' | 'trouble' | 'late' | 'mail' | 'test',
  ): ReactNode => (
    <SelectField label={labels[name]} name={name} defaultValue={values[name]} key={`${name} ${values[name]}`}>
      <option value="">{filter.any}</option>
      {choices[name]?.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
  const field = (name: 'city' | 'coupon' | 'since' | 'until', type: 'text' | 'date'): ReactNode => (
    <TextField
      label={filter[name]}
      name={name}
      type={type}
      defaultValue={values[name]}
      maxLength={60}
      autoComplete="off"
      key={`${name} ${values[name]}`}
    />
  )
  return (
    <Filters on={on} names={FILTER_NAMES}>
      {select('status')}
      {select('shipment')}
      {select('method')}
      {select('channel')}
      {select('trouble')}
      {cities && field('city', 'text')}
      {field('coupon', 'text')}
      {field('since', 'date')}
      {field('until', 'date')}
      {select('late')}
      {select('mail')}
      {select('test')}
    </Filters>
  )
}
