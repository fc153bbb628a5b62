import type { CatalogQuery } from '@store/core'
import { useShop } from '@store/template-kit'
import { useWords } from './words.ts'

/** What a shopper asks for, in a few words of theirs. */
export function useCatalogTitle(query: CatalogQuery): string {
  const t = useWords()
  const { subcategories } = useShop()
  if (query.search) return query.search
  const subcategory = subcategories.find(({ id }) => id === query.subcategory)
  return subcategory?.name ?? query.category ?? t(query.promotion ? 'charla.allOffers' : 'charla.everything')
}
