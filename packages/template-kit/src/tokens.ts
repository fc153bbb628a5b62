import { contrast, type Hex, hexFrom, mix, oklchFrom, withLightness } from './color.ts'

export { contrast, type Hex, hexFrom }

/** The colours of every template, each a CSS custom property. */
const TOKEN_NAMES = {
  bg: '--bg',
  surface: '--surface',
  surface2: '--surface-2',
  text: '--text',
  muted: '--muted',
  line: '--line',
  control: '--control',
  primary: '--primary',
  onPrimary: '--on-primary',
  link: '--link',
  accent: '--accent',
  onAccent: '--on-accent',
  sale: '--sale',
  onSale: '--on-sale',
  success: '--success',
  danger: '--danger',
  focus: '--focus',
} as const

export type TokenName = keyof typeof TOKEN_NAMES
/** Names of these custom properties. */
export const TOKEN_PROPERTIES: readonly string[] = Object.values(TOKEN_NAMES)
export type TokenSet = Readonly<Record<TokenName, Hex>>
export type Tokens = { readonly light: TokenSet; readonly dark: TokenSet }
/** The colours that a merchant may choose; null leaves one to the template. */
export type MerchantColors = {
  readonly primary: string | null
  readonly accent: string | null
  readonly background: string | null
  readonly text: string | null
}
export type ColorScheme = 'light' | 'dark' | 'auto'

/** Text colours: each must be readable on every background. */
const INKS = ['text', 'muted', 'link', 'sale', 'success', 'danger'] as const
/** Contrast ratios that WCAG 2 requires for text, and for outlines and focus. */
const READABLE = 4.5
const VISIBLE = 3
const STEP = 0.02
const WHITE = '#ffffff'
const BLACK = '#000000'

/**
 * The template's colours, replaced by the merchant's where given, corrected until the contrast is at least 4.5 : 1 for text
 * on page, surfaces and fills, and 3 : 1 for outlines and focus. Colours with enough contrast are not changed. Texts that
 * are not colours are ignored.
 */
export function guardColors(tokens: Tokens, colors: MerchantColors): Tokens {
  const primary = hexFrom(colors.primary)
  const accent = hexFrom(colors.accent)
  const background = hexFrom(colors.background)
  const text = hexFrom(colors.text)
  const ink = darkest(tokens.light)

  const light = guarded(
    {
      ...tokens.light,
      ...(background && groundsFrom(background)),
      ...(text && { text, focus: text }),
      ...(primary && { primary, link: primary }),
      ...(accent && { accent }),
    },
    ink,
    { derived: background !== null || text !== null },
  )
  const dark = guarded(
    {
      ...tokens.dark,
      ...(background && groundsFrom(darkTwin(background))),
      ...(text && { text: lightTwin(text), focus: lightTwin(text) }),
      ...(primary && { primary, link: primary }),
      ...(accent && { accent }),
    },
    ink,
    { derived: background !== null || text !== null, visibleFills: primary !== null },
  )
  return { light, dark }
}

function guarded(
  set: TokenSet,
  ink: Hex,
  { derived, visibleFills = false }: { readonly derived: boolean; readonly visibleFills?: boolean },
): TokenSet {
  const draft: Record<TokenName, Hex> = { ...set, ...usableGrounds(set) }
  const grounds = [draft.bg, draft.surface, draft.surface2]
  if (derived) draft.muted = mix(draft.text, draft.bg, 0.68)
  for (const name of INKS) draft[name] = readable(draft[name], grounds, READABLE)
  if (derived) {
    draft.line = mix(draft.text, draft.bg, 0.16)
    draft.control = draft.line
  }
  draft.control = firstMix(draft.control, draft.text, grounds)
  draft.focus = readable(draft.focus, grounds, VISIBLE)
  if (visibleFills) draft.primary = readable(draft.primary, grounds, VISIBLE)
  ;[draft.primary, draft.onPrimary] = fill(draft.primary, draft.onPrimary, ink)
  ;[draft.accent, draft.onAccent] = fill(draft.accent, draft.onAccent, ink)
  draft.onSale = fill(draft.sale, draft.onSale, ink)[1]
  // The sale colour is also a text colour and is not changed here: its label takes black or white, whichever has more contrast.
  if (contrast(draft.sale, draft.onSale) < READABLE) draft.onSale = better(draft.sale, [WHITE, BLACK])
  return draft
}

/** A fill and the text colour on it: white or the darkest ink. Where neither is readable, the fill's lightness is changed. */
function fill(color: Hex, on: Hex, ink: Hex): readonly [Hex, Hex] {
  if (contrast(color, on) >= READABLE) return [color, on]
  const chosen = better(color, [WHITE, ink])
  return [contrast(color, chosen) >= READABLE ? color : readable(color, [chosen], READABLE), chosen]
}

/** The colour, changed to the nearest lightness that has the contrast on every background; black or white where none has. */
function readable(color: Hex, grounds: readonly Hex[], least: number): Hex {
  const worst = (candidate: Hex) => Math.min(...grounds.map((ground) => contrast(candidate, ground)))
  if (worst(color) >= least) return color
  const { lightness } = oklchFrom(color)
  for (let distance = STEP; distance <= 1; distance += STEP) {
    const found = [lightness - distance, lightness + distance]
      .filter((candidate) => candidate >= 0 && candidate <= 1)
      .map((candidate) => withLightness(color, candidate))
      .find((candidate) => worst(candidate) >= least)
    if (found) return found
  }
  return worst(BLACK) >= worst(WHITE) ? BLACK : WHITE
}

/** For outlines: the colour, mixed with as much of the text colour as it needs to be visible on every background. */
function firstMix(from: Hex, text: Hex, grounds: readonly Hex[]): Hex {
  for (let share = 0; share < 1; share += STEP) {
    const candidate = mix(text, from, share)
    if (grounds.every((ground) => contrast(candidate, ground) >= VISIBLE)) return candidate
  }
  return text
}

/** Page and surface colours from one background: cards are lighter, bands darker. */
function groundsFrom(background: Hex): Pick<TokenSet, 'bg' | 'surface' | 'surface2'> {
  const { lightness } = oklchFrom(background)
  const up = lightness > 0.5 ? 0.025 : 0.035
  return {
    bg: background,
    surface: withLightness(background, Math.min(1, lightness + up)),
    surface2: withLightness(background, lightness > 0.5 ? lightness - 0.04 : lightness + 0.08),
  }
}

/** On a medium grey, no text colour is readable on three different backgrounds: then the surfaces take the colour of the page. */
function usableGrounds(set: TokenSet): Pick<TokenSet, 'bg' | 'surface' | 'surface2'> {
  const grounds = [set.bg, set.surface, set.surface2]
  const canRead = [BLACK, WHITE].some((ink) => grounds.every((ground) => contrast(ink, ground) >= READABLE))
  return canRead ? set : { bg: set.bg, surface: set.bg, surface2: set.bg }
}

const better = (ground: Hex, inks: readonly Hex[]): Hex =>
  inks.reduce((best, ink) => (contrast(ground, ink) > contrast(ground, best) ? ink : best))

const darkest = (set: TokenSet): Hex => better(WHITE, [set.text, set.onAccent, set.onPrimary])

/** The colour for the dark scheme: lightness inverted, hue kept; a dark colour stays. */
function darkTwin(color: Hex): Hex {
  const { lightness } = oklchFrom(color)
  return lightness <= 0.4 ? color : withLightness(color, Math.max(0.15, 1.13 - lightness))
}
function lightTwin(color: Hex): Hex {
  const { lightness } = oklchFrom(color)
  return lightness >= 0.7 ? color : withLightness(color, Math.min(0.96, 1.13 - lightness))
}

/**
 * The CSS of a page's colours, and the rule that hides text for screen readers. `auto` follows the visitor's system, or
 * what they chose (`SchemeSwitch`). It goes into the page's head, after the template's stylesheet.
 */
export function tokensToCss(
  tokens: Tokens,
  colors: MerchantColors = { primary: null, accent: null, background: null, text: null },
  scheme: ColorScheme = 'light',
): string {
  const { light, dark } = guardColors(tokens, colors)
  const rule = (set: TokenSet, name: 'light' | 'dark', where = '[data-template]') =>
    `[data-template]${where}{color-scheme:${name};${(Object.keys(TOKEN_NAMES) as TokenName[])
      .map((token) => `${TOKEN_NAMES[token]}:${set[token]}`)
      .join(';')}}`
  if (scheme === 'dark') return rule(dark, 'dark') + VISUALLY_HIDDEN_CSS
  if (scheme === 'light') return rule(light, 'light') + VISUALLY_HIDDEN_CSS
  // Without JavaScript `data-scheme` is not set, and the system decides.
  const bySystem = `@media (prefers-color-scheme:dark){${rule(dark, 'dark', ':not([data-scheme])')}}`
  return rule(light, 'light') + bySystem + rule(dark, 'dark', '[data-scheme=dark]') + VISUALLY_HIDDEN_CSS
}

/** Hides text that is for screen readers only (`VisuallyHidden`). It is here so that every template has it. */
const VISUALLY_HIDDEN_CSS =
  '[data-heard]{position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(1px);white-space:nowrap}'
