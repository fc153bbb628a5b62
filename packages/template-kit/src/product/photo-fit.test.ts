import type { PictureFacts } from '@store/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlacedPhoto, placePhoto } from './photo-fit.ts'

const photo = { src: '/media/7/a.jpg' }
const facts: PictureFacts = {
  width: 1600,
  height: 800,
  ground: null,
  lightness: 50,
  contrast: 20,
  subject: [60, 10, 90, 90],
  focus: [70, 50],
}

/** The part of the photo that is visible in a slot, in hundredths of the photo: left, top, right, bottom. */
function view({ position }: PlacedPhoto, { width, height }: PictureFacts, slot: number) {
  const [x = 50, y = 50] = position?.split(' ').map(Number.parseFloat) ?? []
  const ratio = width / height
  const [wide, high] = [100 * Math.min(1, slot / ratio), 100 * Math.min(1, ratio / slot)]
  const [left, top] = [((100 - wide) * x) / 100, ((100 - high) * y) / 100]
  return { left, top, right: left + wide, bottom: top + high }
}

const span = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 100 })).map(([from, size]) => ({
  from,
  to: Math.min(100, from + size),
}))
const anyFacts: fc.Arbitrary<PictureFacts> = fc
  .record({
    width: fc.integer({ min: 20, max: 4000 }),
    height: fc.integer({ min: 20, max: 4000 }),
    ground: fc.constantFrom(null, 'clear', '#ffffff', '#e0d0c0', '#101820'),
    across: span,
    down: span,
    x: fc.integer({ min: 0, max: 100 }),
    y: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ across, down, x, y, ...rest }) => ({
    ...rest,
    subject: [across.from, down.from, across.to, down.to] as const,
    focus: [x, y] as const,
    lightness: 50,
    contrast: 20,
  }))
const anySlot = fc.double({ min: 0.2, max: 5, noNaN: true })

describe('any photo in any slot', () => {
  const everyPhoto = (holds: (placed: PlacedPhoto, facts: PictureFacts, slot: number) => void) =>
    fc.assert(fc.property(anyFacts, anySlot, (facts, slot) => holds(placePhoto(photo, facts, slot), facts, slot)))

  test('a cropped subject on a plain ground is whole; so is that of a scene, where the slot has room for it', () =>
    everyPhoto((placed, facts, slot) => {
      if (placed.fit === 'contain') return
      const { left, top, right, bottom } = view(placed, facts, slot)
      const fits =
        facts.subject[2] - facts.subject[0] <= right - left && facts.subject[3] - facts.subject[1] <= bottom - top
      if (!fits) expect(facts.ground).toBeNull()
      else
        for (const beyond of [
          left - facts.subject[0],
          top - facts.subject[1],
          facts.subject[2] - right,
          facts.subject[3] - bottom,
        ])
          expect(beyond).toBeLessThanOrEqual(0.51)
    }))

  test('a slot is filled: by the photo, or around it by the one colour of its own edges', () =>
    everyPhoto((placed, facts) => {
      if (placed.fit === 'cover') return
      expect(facts.ground).not.toBeNull()
      expect(placed.color ?? placed.ground).toBe(/^#(?:e0|10)/.test(facts.ground ?? '') ? facts.ground : 'white')
    }))

  test('it is drawn as wide as the ratios say', () =>
    everyPhoto(({ fit, drawn }, { width, height }, slot) => {
      const ratio = width / height / slot
      expect(drawn).toBeCloseTo(fit === 'cover' ? Math.max(1, ratio) : Math.min(1, ratio))
    }))
})

test('a wide scene in a square is cropped around its subject', () => {
  expect(placePhoto(photo, facts, 1)).toMatchObject({ fit: 'cover', position: '90% 50%', drawn: 2, ground: 'scene' })
})

test('a subject too large for the slot: on one colour the photo is whole, in a scene its focus is in the middle', () => {
  const wide = { ...facts, subject: [10, 10, 90, 90] as const, focus: [50, 50] as const }
  expect(placePhoto(photo, wide, 1)).toMatchObject({ fit: 'cover', position: undefined })
  expect(placePhoto(photo, { ...wide, ground: '#d9cfc0' }, 1)).toMatchObject({
    fit: 'contain',
    color: '#d9cfc0',
    ground: 'light',
  })
})

test('a small photo on one colour is not enlarged by cropping; a drawing may be', () => {
  const small = { ...facts, width: 600, height: 300, ground: '#101820' }
  expect(placePhoto(photo, small, 1)).toMatchObject({ fit: 'contain', ground: 'dark', isSmall: false })
  expect(placePhoto({ src: '/media/7/a.svg' }, small, 1)).toMatchObject({ fit: 'cover' })
  expect(placePhoto(photo, { ...small, width: 400 }, 1).isSmall).toBe(true)
})
