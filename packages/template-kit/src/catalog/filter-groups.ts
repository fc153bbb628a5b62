import { activeFilters, type CatalogQuery, changeQuery, optionsFrom, type ProductPage, withOption } from '@store/core'
import { usePaths, useShop, useT } from '../shop-context.tsx'
import { type Filter, useFilterName } from './filter-name.ts'

/** An option of a group: `<Link {...option.link}>` adds it to the query, or removes it if it is on. */
export type FilterOption = {
  readonly key: number
  readonly name: string
  /** Number of products, if known. */
  readonly count: number | null
  readonly isOn: boolean
  readonly link: { readonly href: string; readonly 'aria-current': 'true' | undefined; readonly rel?: 'nofollow' }
}

export type FilterGroup = {
  readonly key: string
  /** `option`: an option of products, such as size or colour; its values have no ids. */
  readonly kind: 'category' | 'subcategory' | 'tag' | 'option'
  readonly title: string
  readonly options: readonly FilterOption[]
  /** The option that is on. */
  readonly chosen: FilterOption | null
}

/** Key of the option "all categories"; no category has this id. */
const ALL = 0

/**
 * Filters of a list that are plain links: categories with "all" first, subcategories of the chosen category, the shop's tags
 * in its order, and options of the products (sizes, colours). Options with the name of a tag are left out, and so are groups
 * without options.
 */
export function useFilterGroups(query: CatalogQuery, page: Pick<ProductPage, 'options'>): readonly FilterGroup[] {
  const t = useT()
  const paths = usePaths()
  const { shop, categories, subcategories } = useShop()
  const chosenOptions = optionsFrom(query.options)
  const chosenCategory = categories.find(({ name }) => name === query.category)

  const option = (
    item: { readonly id: number; readonly name: string; readonly count?: number | null },
    isOn: boolean,
    change: Partial<CatalogQuery>,
  ): FilterOption => {
    const target = changeQuery(query, change)
    return {
      key: item.id,
      name: item.name,
      count: item.count ?? null,
      isOn,
      link: {
        href: paths.catalog(target),
        'aria-current': isOn ? 'true' : undefined,
        // Options can be combined to far more lists than a crawler should read.
        ...(target.options !== null && { rel: 'nofollow' as const }),
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
        .filter(({ categoryId }) => categoryId === chosenCategory?.id)
        .map((subcategory) => {
          const isOn = subcategory.id === query.subcategory
          return option(subcategory, isOn, { subcategory: isOn ? null : subcategory.id })
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

/** The active filters of a list. `<Link {...each.remove}>` removes one, and has a label for screen readers. */
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
