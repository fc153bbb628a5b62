import { useLoaderData } from '@remix-run/react'
import type { ProductSort } from '@store/api-client/manage'
import type { loader } from '#app/routes/products.tsx'
import { SelectField } from '#app/ui/fields.tsx'
import { Filters } from '#app/ui/list.tsx'
import { productWords } from '#app/words/products/index.ts'
import { useSection } from '#app/words/use-words.ts'

const NAMES = ['category', 'brand', 'tag', 'sort'] as const

/** Category, brand, filter value and order of the list. */
export function ProductFilters({ sorts }: { readonly sorts: readonly ProductSort[] }) {
  const { filters, choices, sort } = useLoaderData<typeof loader>()
  const words = useSection(productWords)
  const values = choices.tags.flatMap(({ values }) => values)
  const tagName = values.find(({ id }) => id === filters.tag)?.name
  const on = [
    ...(filters.category ? [{ name: 'category', text: filters.category }] : []),
    ...(filters.brand ? [{ name: 'brand', text: filters.brand }] : []),
    ...(tagName ? [{ name: 'tag', text: tagName }] : []),
    ...(sort === 'place' ? [] : [{ name: 'sort', text: words.sort[sort] }]),
  ]
  return (
    <Filters on={on} names={NAMES}>
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
        <SelectField label={words.tag} name="tag" defaultValue={filters.tag ?? ''} key={`t${filters.tag}`}>
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
      <SelectField label={words.order} name="sort" defaultValue={sort} key={sort}>
        {sorts.map((name) => (
          <option key={name} value={name}>
            {words.sort[name]}
          </option>
        ))}
      </SelectField>
    </Filters>
  )
}
