import type { CatalogQuery } from '@store/core'
import { useShop } from '@store/template-kit'
import { useWords } from '../words.ts'

/** The title of a list, worded as a shopper's question. */
export function useCatalogTitle(query: CatalogQuery): string {
  const t = useWords()
  const { subcategories } = useShop()
  if (query.search) return query.search
  const subcategory = subcategories.find(({ id }) => id === query.subcategory)
  return subcategory?.name ?? query.category ?? t(query.promotion ? 'charla.allOffers' : 'charla.everything')
}
