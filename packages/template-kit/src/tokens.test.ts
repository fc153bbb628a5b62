import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, hexFrom, hexFromOklch, oklchFrom } from './color.ts'
import { guardColors, type TokenSet, type Tokens, tokensToCss } from './tokens.ts'

/** The tokens of the base set. */
const tokens: Tokens = {
  light: {
    bg: '#f7f5f2',
    surface: '#ffffff',
    surface2: '#edeae5',
    text: '#1f1c19',
    muted: '#5f5952',
    line: '#dcd7d0',
    control: '#827a71',
    primary: '#2a2622',
    onPrimary: '#ffffff',
    link: '#2a2622',
    accent: '#e6dccb',
    onAccent: '#1f1c19',
    sale: '#9e2f1b',
    onSale: '#ffffff',
    success: '#1f6140',
    danger: '#a3221b',
    focus: '#2a2622',
  },
  dark: {
    bg: '#161412',
    surface: '#1f1c1a',
    surface2: '#2a2623',
    text: '#f3efe9',
    muted: '#b4aba1',
    line: '#3a3530',
    control: '#857c72',
    primary: '#f3efe9',
    onPrimary: '#1a1714',
    link: '#f3efe9',
    accent: '#4b4134',
    onAccent: '#f7f1e7',
    sale: '#ff9d85',
    onSale: '#2b0800',
    success: '#82d3a2',
    danger: '#ff9d95',
    focus: '#f3efe9',
  },
}

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const maybeColor = fc.option(anyColor)
const anyColors = fc.record({ primary: maybeColor, accent: maybeColor, background: maybeColor, text: maybeColor })
const none = { primary: null, accent: null, background: null, text: null }

/** Pairs of colours with too little contrast: 4.5 for text and 3 for outlines, on every background. */
function failures(set: TokenSet): readonly string[] {
  const grounds = ['bg', 'surface', 'surface2'] as const
  const pairs = [
    ...(['text', 'muted', 'link', 'sale', 'success', 'danger'] as const).flatMap((ink) =>
      grounds.map((ground) => [ink, ground, 4.5] as const),
    ),
    ...(['control', 'focus'] as const).flatMap((ink) => grounds.map((ground) => [ink, ground, 3] as const)),
    ['onPrimary', 'primary', 4.5] as const,
    ['onAccent', 'accent', 4.5] as const,
    ['onSale', 'sale', 4.5] as const,
  ]
  return pairs
    .filter(([ink, ground, least]) => contrast(set[ink], set[ground]) < least)
    .map(
      ([ink, ground]) =>
        `${ink} ${set[ink]} on ${ground} ${set[ground]}: ${contrast(set[ink], set[ground]).toFixed(2)}`,
    )
}

describe('the contrast guard', () => {
  test('with any colours of a merchant, all text has enough contrast in both schemes', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const { light, dark } = guardColors(tokens, colors)
        const found = [...failures(light), ...failures(dark)]
        if (found.length > 0) throw new Error(found.join('\n'))
      }),
      { numRuns: 1000 },
    )
  }, 60_000)

  test.each(['#777777', '#767676', '#808080', '#ffff00', '#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000'])(
    'the same holds where %s is used for everything',
    (hex) => {
      const { light, dark } = guardColors(tokens, { primary: hex, accent: hex, background: hex, text: hex })
      expect([failures(light), failures(dark)]).toEqual([[], []])
    },
  )

  test('colours with enough contrast are not changed', () => {
    expect(guardColors(tokens, none)).toEqual(tokens)
    const { light } = guardColors(tokens, { ...none, primary: '#6e0f22', background: '#fdf6ec' })
    expect(light).toMatchObject({ primary: '#6e0f22', onPrimary: '#ffffff', bg: '#fdf6ec', link: '#6e0f22' })
  })

  test('a button colour keeps its hue, and only its lightness is changed', () => {
    fc.assert(
      fc.property(anyColor, (primary) => {
        fc.pre(oklchFrom(primary).chroma > 0.05)
        const { light } = guardColors(tokens, { ...none, primary })
        fc.pre(oklchFrom(light.primary).chroma > 0.05)
        const difference = Math.abs(oklchFrom(light.primary).hue - oklchFrom(primary).hue)
        expect(Math.min(difference, 2 * Math.PI - difference)).toBeLessThan(0.2)
      }),
    )
  })

  test('a dark background stays dark in both schemes', () => {
    const { light, dark } = guardColors(tokens, { ...none, background: '#0a1412' })
    expect(light.bg).toBe('#0a1412')
    expect(dark.bg).toBe('#0a1412')
  })

  test('converting to OKLCH and back returns the same colour', () => {
    fc.assert(fc.property(anyColor, (hex) => hexFromOklch(oklchFrom(hex)) === hex))
  })

  test('only hexadecimal colours are accepted', () => {
    expect(hexFrom(' #ABC ')).toBe('#aabbcc')
    for (const text of ['red', '#12345', 'url(x)', '#fff;}', null, 7]) expect(hexFrom(text)).toBe(null)
  })
})

describe('the CSS of a shop’s colours', () => {
  test('follows the scheme: light, dark, or that of the visitor’s system', () => {
    expect(tokensToCss(tokens)).toMatch(/^\[data-template\]\[data-template\]\{color-scheme:light;--bg:#f7f5f2;/)
    expect(tokensToCss(tokens, none, 'dark')).toContain('color-scheme:dark')
    expect(tokensToCss(tokens, none, 'auto')).toMatch(
      /color-scheme:light.*@media \(prefers-color-scheme:dark\)\{.*color-scheme:dark.*\[data-scheme=dark\]\{color-scheme:dark/,
    )
  })

  test('no text of a merchant can inject CSS', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (primary, background) => {
        const css = tokensToCss(tokens, { ...none, primary, background }, 'auto')
        expect(css.replaceAll('[data-scheme=dark]', '')).toMatch(/^[[\]\w\-{}:;#()@ ]+$/)
      }),
    )
  })
})
