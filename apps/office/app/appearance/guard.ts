import { contrast, guardColors, hexFrom, type MerchantColors, type Tokens } from '@store/template-kit/tokens'

/** A colour that pages show otherwise than it was chosen, so that it can be read. */
type GuardedColor = {
  readonly wanted: string
  readonly shown: string
  /** The contrast of each where it is worst, to 1. */
  readonly from: number
  readonly to: number
  readonly isDarker: boolean
}

/**
 * How the guard of a template's colours has changed a merchant's; null: not, or so little that nobody would see it. Grounds are taken as they
 * are chosen: what stands on them is changed.
 */
export function guardedColor(
  tokens: Tokens,
  colors: MerchantColors,
  name: keyof MerchantColors,
  scheme: 'light' | 'dark',
): GuardedColor | null {
  const wanted = hexFrom(colors[name])
  if (wanted === null || name === 'background') return null
  // By night a text takes its light twin, which is no correction.
  if (name === 'text' && scheme === 'dark') return null
  const set = guardColors(tokens, colors)[scheme]
  const grounds = [set.bg, set.surface, set.surface2]
  const worst = (color: string, on: readonly string[]) => Math.min(...on.map((each) => contrast(color, each)))
  const [shown, on] = {
    text: [set.text, grounds] as const,
    primary: set.link === wanted ? ([set.primary, [set.onPrimary]] as const) : ([set.link, grounds] as const),
    accent: [set.accent, [set.onAccent]] as const,
  }[name]
  if (shown === wanted) return null
  const isDarker = contrast(shown, '#ffffff') > contrast(wanted, '#ffffff')
  return { wanted, shown, from: worst(wanted, on), to: worst(shown, on), isDarker }
}
