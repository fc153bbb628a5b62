import { useSettings, useShopMemory } from '@store/template-kit'
import { type CSSProperties, createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Settings } from '../settings.ts'

/** The density of products: a number of columns, or `list`, the rows of a table. */
export type Density = number | 'list'
/** The densities that the bar and the links beside the slider offer. The slider also has the numbers between. */
export const STOPS: readonly Density[] = [1, 2, 4, 6, 12, 'list']
const MOST = 12
/**
 * From `DENSE` chosen columns on a photo is too small for the dots of the photocopy, from `PICTURES` on for a name
 * below it.
 */
const DENSE = 6
const PICTURES = 9

/** The element id for a number of columns. Links to it work without JavaScript, by `:target` (`styles/sheet.css`). */
export const anchorOf = (columns: number): string => `columns-${columns}`

type State = {
  /** The shopper's choice for this shop; null: the merchant's setting applies. */
  readonly chosen: Density | null
  /** Whether it was chosen since the document was loaded: then it overrides the page's address. */
  readonly isTouched: boolean
  readonly choose: (density: Density) => void
}
const Context = createContext<State>({ chosen: null, isTouched: false, choose: () => {} })

/** Remembers the chosen density in this browser, for this shop. */
export function DensityProvider({ children }: { readonly children: ReactNode }) {
  const { value, keep } = useShopMemory('density', readDensity)
  const [isTouched, setTouched] = useState(false)
  const state = useMemo<State>(
    () => ({
      chosen: value,
      isTouched,
      choose: (density) => {
        setTouched(true)
        keep(density)
      },
    }),
    [value, isTouched, keep],
  )
  return <Context.Provider value={state}>{children}</Context.Provider>
}

function readDensity(stored: unknown): Density | null {
  if (stored === 'list') return 'list'
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= 1 && stored <= MOST ? stored : null
}

/** Returns the density to draw. `isRequested`: the page's address requests the table. */
export function useDensity(isRequested = false) {
  const { chosen, isTouched, choose } = useContext(Context)
  const { density: usual } = useSettings<Settings>()
  const density = isRequested && !isTouched ? 'list' : (chosen ?? usual)
  return { density, chosen, choose }
}

/**
 * Props of the element that holds the products: the chosen number of columns, else as many as fit. `count`: the number
 * of products to show in full rows, for which the number of columns is changed.
 */
export function columnsProps(density: Density, chosen: Density | null, count = 0) {
  const columns = density === 'list' ? 4 : density
  const at = (share: number) => {
    let fit = Math.min(MOST, Math.max(1, Math.round(columns * share)))
    while (count % fit > 0) fit += count % (fit + 1) === 0 ? 1 : -1
    return fit
  }
  const widths = { '--at-s': at(0.5), '--at-m': at(0.75), '--at-l': at(1), '--at-xl': at(1.5), '--at-xxl': at(2) }
  return {
    'data-density': density,
    'data-dense': columns >= DENSE ? '' : undefined,
    'data-pictures': columns >= PICTURES ? '' : undefined,
    style: (chosen === null || chosen === 'list' ? widths : { ...widths, '--chosen': chosen }) as CSSProperties,
  }
}
