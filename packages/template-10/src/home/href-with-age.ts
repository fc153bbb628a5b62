import { usePaths } from '@store/template-kit'
import { useAge, useCatalogHref } from '../parts/age.tsx'

/**
 * Adds the chosen age to a merchant's link that goes to the product list without a tag. Without a link, returns the
 * list's address.
 */
export function useHrefWithAge(): (href: string | null) => string {
  const paths = usePaths()
  const shelf = useCatalogHref()
  const { age } = useAge()
  return (href) => {
    const [path, search] = href?.split('?') ?? [paths.catalog()]
    if (!age || path !== paths.catalog()) return href ?? shelf()
    const query = new URLSearchParams(search)
    if (!query.has('tag')) query.set('tag', String(age.id))
    return `${path}?${query}`
  }
}
