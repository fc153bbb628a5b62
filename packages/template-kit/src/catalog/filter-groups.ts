import { activeFilters, type CatalogQuery, changeQuery, optionsFrom, type ProductPage, withOption } from '@store/core'
import { usePaths, useShop, useT } from '../shop-context.tsx'
import { type Filter, useFilterName } from './filter-name.ts'

/** One answer of a group: `<Link {...option.link}>` leads to the list with it, or without it where it is asked already. */
export type FilterOption = {
  readonly key: number
  readonly name: string
  /** Products in it, where that is known. */
  readonly count: number | null
  readonly isOn: boolean
  readonly link: { readonly href: string; readonly 'aria-current': 'true' | undefined; readonly rel?: 'nofollow' }
}

export type FilterGroup = {
  readonly key: string
  /** `option`: what products come in, as sizes and colours; its answers have no ids of their own. */
  readonly kind: 'category' | 'subcategory' | 'tag' | 'option'
  readonly title: string
  readonly options: readonly FilterOption[]
  /** What is asked of this group. */
  readonly chosen: FilterOption | null
}

/** Key of the answer "all categories": no category's own. */
const ALL = 0

/**
 * What a list can be narrowed by with links alone: categories with "all" first, the parts of the one that is asked, the
 * shop's tags in its order, and the choices of the products: sizes, colours. A choice that a tag of the same name stands
 * for, and a group without answers, is not there.
 */
export function useFilterGroups(query: CatalogQuery, page: Pick<ProductPage, 'options'>): readonly FilterGroup[] {
  const t = useT()
  const paths = usePaths()
  const { shop, categories, subcategories } = useShop()
  const chosenOptions = optionsFrom(query.options)
  const asked = categories.find(({ name }) => name === query.category)

  const option = (
    named: { readonly id: number; readonly name: string; readonly count?: number | null },
    isOn: boolean,
    change: Partial<CatalogQuery>,
  ): FilterOption => {
    const asking = changeQuery(query, change)
    return {
      key: named.id,
      name: named.name,
      count: named.count ?? null,
      isOn,
      link: {
        href: paths.catalog(asking),
        'aria-current': isOn ? 'true' : undefined,
        // Options combine to more lists than a crawler should read.
        ...(asking.options !== null && { rel: 'nofollow' as const }),
      },
    }
  }
  const group = (kind: FilterGroup['kind'], key: string, title: string, options: readonly FilterOption[]) => ({
    kind,
    key,
    title,
    options,
    chosen: options.find((each) => each.isOn && each.key !== ALL) ?? null,
  })

  const all = { id: ALL, name: t('filter.allCategories') }
  const groups: readonly FilterGroup[] = [
    group(
      'category',
      'category',
      t('filter.category'),
      (categories.length > 0 ? [all, ...categories] : []).map((category) => {
        const name = category === all ? null : category.name
        return option(category, query.category === name, { category: name, subcategory: null })
      }),
    ),
    group(
      'subcategory',
      'subcategory',
      t('filter.subcategory'),
      subcategories
        .filter(({ categoryId }) => categoryId === asked?.id)
        .map((part) => {
          const isOn = part.id === query.subcategory
          return option(part, isOn, { subcategory: isOn ? null : part.id })
        }),
    ),
    ...shop.tags
      .toSorted((a, b) => a.position - b.position)
      .map((tag) =>
        group(
          'tag',
          `tag-${tag.id}`,
          tag.name,
          tag.values.map((value) => {
            const isOn = value.id === query.tag
            return option(value, isOn, { tag: isOn ? null : value.id })
          }),
        ),
      ),
    ...(page.options ?? [])
      .filter(({ name }) => !shop.tags.some((tag) => isSame(tag.name, name)))
      .map(({ name, values }) =>
        group(
          'option',
          `option-${name}`,
          name,
          values.map((value, index) => {
            const isOn = chosenOptions.some((chosen) => chosen.name === name && chosen.value === value)
            const options = withOption(query.options, name, isOn ? null : value)
            return option({ id: index + 1, name: value }, isOn, { options })
          }),
        ),
      ),
  ]
  return groups.filter(({ options }) => options.length > 0)
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** What narrows a list now: `<Link {...each.remove}>` leads to it without, and tells who only hears it what it does. */
export function useActiveFilters(query: CatalogQuery): readonly {
  readonly key: Filter
  readonly name: string
  readonly remove: { readonly href: string; readonly 'aria-label': string }
}[] {
  const t = useT()
  const paths = usePaths()
  const nameOf = useFilterName(query)
  return activeFilters(query).map(({ filter, without }) => {
    const name = nameOf(filter)
    return {
      key: filter,
      name,
      remove: { href: paths.catalog(without), 'aria-label': t('filter.remove', { name }) },
    }
  })
}
