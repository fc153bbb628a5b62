import type { CatalogQuery } from '@store/core'
import { changeQuery, emptyQuery } from '@store/core'
import { usePaths, wantsNewTab } from '@store/template-kit'
import { useId } from 'react'
import { useWords } from '../words.ts'
import { anchorOf, type Density, STOPS, useDensity } from './density.tsx'

/**
 * A slider from one photo across the page to twelve columns, and the table. Beside it links to some densities, which
 * work without JavaScript. The choice is remembered for this shop.
 */
export function Scrubber({ query }: { readonly query?: CatalogQuery }) {
  const t = useWords()
  const id = useId()
  const { density, choose } = useDensity(query?.view === 'list')
  const columns = density === 'list' ? 0 : density
  return (
    <div className="scrubber wraps">
      {STOPS.map((stop) => stop !== 'list' && <span key={stop} id={anchorOf(stop)} className="scrubber-anchor" />)}
      <label htmlFor={id} className="unseen-narrow">
        {t('callejon.density')}
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={12}
        step={1}
        value={columns || 4}
        aria-valuetext={density === 'list' ? t('callejon.list') : t('callejon.columns', { count: columns })}
        data-list={density === 'list' ? '' : undefined}
        onChange={(event) => choose(event.target.valueAsNumber)}
      />
      <output htmlFor={id} aria-hidden="true">
        {density === 'list' ? t('callejon.list') : `× ${columns}`}
      </output>
      <Stops query={query} stops={STOPS} />
    </div>
  )
}

/** Links to some densities. `query`: of the list on this page; without one they go to the list of all products. */
export function Stops(props: {
  readonly query?: CatalogQuery
  readonly stops: readonly Density[]
  /** Whether the page has a contact sheet, on which the links act. */
  readonly here?: boolean
}) {
  const t = useWords()
  const paths = usePaths()
  const { query = emptyQuery, stops, here = true } = props
  const { density, choose } = useDensity(query.view === 'list')
  const base = here ? '' : paths.catalog()
  return (
    <span className="stops">
      {stops.map((stop) => (
        <a
          key={stop}
          href={stop === 'list' ? paths.catalog(changeQuery(query, { view: 'list' })) : `${base}#${anchorOf(stop)}`}
          aria-current={stop === density ? 'true' : undefined}
          aria-label={stop === 'list' ? undefined : t('callejon.columns', { count: stop })}
          onClick={(event) => {
            if (wantsNewTab(event)) return
            choose(stop)
            if (here) event.preventDefault()
          }}
        >
          {stop === 'list' ? t('callejon.list') : stop}
        </a>
      ))}
    </span>
  )
}
