import { NavLink } from '@remix-run/react'
import { Icon } from '#app/ui/icons.tsx'
import { useWords } from '#app/words/use-words.ts'

type TopLinksProps = {
  readonly base: string
  /** What the person may do in the shop. */
  readonly scopes: readonly string[]
}

/** The links at the top of a shop's screens: the search, and the log for people who may read it. */
export function TopLinks({ base, scopes }: TopLinksProps) {
  const { parts, screens } = useWords()
  const canFind = scopes.includes('orders:read') || scopes.includes('products:read')
  return (
    <p className="top-links">
      {canFind && (
        <NavLink to={`${base}/find`} aria-label={parts.search} title={parts.search}>
          <Icon name="search" />
        </NavLink>
      )}
      {scopes.includes('audit:read') && (
        <NavLink to={`${base}/settings/log`} aria-label={screens.log} title={screens.log}>
          <Icon name="log" />
        </NavLink>
      )}
    </p>
  )
}
