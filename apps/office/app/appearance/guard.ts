import { contrast, guardColors, hexFrom, type MerchantColors, type Tokens } from '@store/template-kit/tokens'

/** A colour that pages show in another shade than the merchant's, for contrast. */
type GuardedColor = {
  readonly wanted: string
  readonly shown: string
  /** The lowest contrast ratio of each, to 1. */
  readonly from: number
  readonly to: number
  readonly isDarker: boolean
}

/**
 * Returns how the template's contrast guard has changed a merchant's colour; null if it has not, or invisibly little.
 * Backgrounds are never changed: the colours on them are.
 */
export function guardedColor(
  tokens: Tokens,
  colors: MerchantColors,
  name: keyof MerchantColors,
  scheme: 'light' | 'dark',
): GuardedColor | null {
  const wanted = hexFrom(colors[name])
  if (wanted === null || name === 'background') return null
  // The dark scheme uses a light counterpart of the text colour, which is no correction.
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
