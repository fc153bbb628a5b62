import { describe, expect, test } from 'vitest'
import { SHEETS } from './index.ts'

const shots = Object.entries(SHEETS).flatMap(([shop, all]) => all.map((shot) => [shop, shot.name, shot.draw] as const))

/** The names of the elements, if all are closed; null if the text is not well-formed XML. */
function elementsOf(text: string): readonly string[] | null {
  const open: string[] = []
  const names: string[] = []
  let at = 0
  const token = /<(\/?)([A-Za-z]+)((?: [a-zA-Z][a-zA-Z0-9-]*="[^"<>&]*")*)(\/?)>|[^<>&]+/y
  while (at < text.length) {
    token.lastIndex = at
    const found = token.exec(text)
    if (!found) return null
    at += found[0].length
    const [, close, name, attributes = '', empty] = found
    if (!name) continue
    const keys = [...attributes.matchAll(/ ([a-zA-Z][a-zA-Z0-9-]*)=/g)].map(([, key]) => key)
    if (new Set(keys).size < keys.length) return null
    if (close) {
      if (open.pop() !== name) return null
      continue
    }
    names.push(name)
    if (!empty) open.push(name)
  }
  return open.length === 0 ? names : null
}

function blurredGroups(picture: string): number {
  const blurs = [...picture.matchAll(/<filter id="([^"]+)"[^>]*><feGaussianBlur/g)].map(([, id]) => id)
  return blurs.flatMap((id) => [...picture.matchAll(new RegExp(`filter="url\\(#${id}\\)"`, 'g'))]).length
}

/** Shops drawn in ink and flat colours, without light. */
const DRAWN = ['chirimoya', 'malecon86']
const photographed = Object.entries(SHEETS).filter(([shop]) => !DRAWN.includes(shop))

test.each(photographed)('%s has photographs: soft shadows are counted where there are some', (_shop, all) => {
  expect(blurredGroups(all[0]?.draw() ?? '')).toBeGreaterThan(0)
})

describe.each(shots)('%s: %s', (_shop, _name, draw) => {
  const picture = draw()

  test('is well-formed SVG without scripts or anything from elsewhere', () => {
    const names = elementsOf(picture)
    expect(names?.[0]).toBe('svg')
    expect(new Set(names)).not.toContain('script')
    expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /https?:|data:|javascript:|\son[a-z]+=|NaN|undefined/,
    )
  })

  test('points at what it holds, and names nothing twice', () => {
    const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const references = [...picture.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('weighs at most 40 kB and blurs at most three groups', () => {
    expect(picture.length).toBeLessThanOrEqual(40_000)
    expect(blurredGroups(picture)).toBeLessThanOrEqual(3)
  })

  test('is the same picture whenever and after whatever it is drawn', () => {
    shots.at(-1)?.[2]()
    expect(draw()).toBe(picture)
  })
})
