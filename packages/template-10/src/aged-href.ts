import { usePaths } from '@store/template-kit'
import { useAge, useShelf } from './age.tsx'

/** A merchant's own link; one into the catalogue carries the age along, too. */
export function useAgedHref(): (href: string | null) => string {
  const paths = usePaths()
  const shelf = useShelf()
  const { age } = useAge()
  return (href) => {
    const [path, search] = href?.split('?') ?? [paths.catalog()]
    if (!age || path !== paths.catalog()) return href ?? shelf()
    const asked = new URLSearchParams(search)
    if (!asked.has('tag')) asked.set('tag', String(age.id))
    return `${path}?${asked}`
  }
}
