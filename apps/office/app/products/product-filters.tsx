import { useLoaderData } from '@remix-run/react'
import type { ProductSort } from '@store/api-client/manage'
import type { loader } from '#app/routes/products/products.tsx'
import { SelectField, TextField } from '#app/ui/fields.tsx'
import { Filters } from '#app/ui/list.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { CHANGED_NAMES, FILTER_NAMES, STOCK_NAMES } from './filters.ts'

const NAMES = [...FILTER_NAMES, 'sort']

/** The filters of the list, and its order. */
export function ProductFilters({ sorts }: { readonly sorts: readonly ProductSort[] }) {
  const { filters, choices, sort, said, wrong, hasStock } = useLoaderData<typeof loader>()
  const words = useSection(productWords)
  const values = choices.tags.flatMap(({ values }) => values)
  const tagName = values.find(({ id }) => String(id) === filters.tag)?.name
  const stock = hasStock ? STOCK_NAMES.find((name) => name === filters.stock) : undefined
  const changed = CHANGED_NAMES.find((name) => name === filters.changed)
  const on = [
    ...(filters.category ? [{ name: 'category', text: filters.category }] : []),
    ...(filters.brand ? [{ name: 'brand', text: filters.brand }] : []),
    ...(tagName ? [{ name: 'tag', text: tagName }] : []),
    ...(said.priceFrom ? [{ name: 'priceFrom', text: words.priceFrom(said.priceFrom) }] : []),
    ...(said.priceTo ? [{ name: 'priceTo', text: words.priceTo(said.priceTo) }] : []),
    ...(stock ? [{ name: 'stock', text: words.stock[stock] }] : []),
    ...(changed ? [{ name: 'changed', text: `${words.changedLabel}: ${words.changed[changed]}` }] : []),
    ...(sort === 'place' ? [] : [{ name: 'sort', text: words.sort[sort] }]),
  ]
  return (
    <Filters on={on} names={NAMES} open={wrong.length > 0}>
      <SelectField label={words.category} name="category" defaultValue={filters.category} key={`c${filters.category}`}>
        <option value="">{words.any}</option>
        {choices.categories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {choices.brands.length > 0 && (
        <SelectField label={words.brand} name="brand" defaultValue={filters.brand} key={`b${filters.brand}`}>
          <option value="">{words.any}</option>
          {choices.brands.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {choices.tags.length > 0 && (
        <SelectField label={words.tag} name="tag" defaultValue={filters.tag} key={`t${filters.tag}`}>
          <option value="">{words.any}</option>
          {choices.tags.map((tag) => (
            <optgroup key={tag.name} label={tag.name}>
              {tag.values.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
      <div className="fields-row">
        {(['priceFrom', 'priceTo'] as const).map((name) => (
          <TextField
            key={`${name} ${filters[name]}`}
            label={words.priceLabel[name]}
            name={name}
            defaultValue={filters[name]}
            maxLength={24}
            inputMode="decimal"
            autoComplete="off"
            wrong={wrong.includes(name) ? words.amountWrong : null}
          />
        ))}
      </div>
      {hasStock && (
        <Choice
          label={words.stockLabel}
          name="stock"
          any={words.anyStock}
          chosen={stock}
          of={STOCK_NAMES}
          words={words.stock}
        />
      )}
      <Choice
        label={words.changedLabel}
        name="changed"
        any={words.anyTime}
        chosen={changed}
        of={CHANGED_NAMES}
        words={words.changed}
      />
      <Choice label={words.order} name="sort" chosen={sort} of={sorts} words={words.sort} />
    </Filters>
  )
}

type ChoiceProps<Name extends string> = {
  readonly label: string
  readonly name: string
  /** The label of the empty choice; missing: one is always chosen. */
  readonly any?: string
  readonly chosen: Name | undefined
  readonly of: readonly Name[]
  readonly words: Readonly<Record<Name, string>>
}

/** A choice between a few names, or none; it follows the address when that changes. */
function Choice<Name extends string>({ label, name, any, chosen, of, words }: ChoiceProps<Name>) {
  return (
    <SelectField label={label} name={name} defaultValue={chosen ?? ''} key={`${name} ${chosen ?? ''}`}>
      {any && <option value="">{any}</option>}
      {of.map((each) => (
        <option key={each} value={each}>
          {words[each]}
        </option>
      ))}
    </SelectField>
  )
}
