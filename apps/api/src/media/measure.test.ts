import { pictureFacts } from '@store/api-client/contract'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measurePicture } from './measure.ts'

type Spot = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** A ground of one colour with a block of another on it. */
const onGround = (background: string | sharp.RGBA, spot: Spot, { width = 400, height = 300, block = '#208040' } = {}) =>
  sharp({ create: { width, height, channels: 4, background } }).composite([
    {
      input: { create: { width: spot.width, height: spot.height, channels: 4, background: block } },
      left: spot.left,
      top: spot.top,
    },
  ])
const factsOf = async (picture: sharp.Sharp) => measurePicture(await picture.png().toBuffer())
const SPOT = { left: 100, top: 60, width: 120, height: 180 }

test.each([
  ['white', '#ffffff', '#ffffff'],
  ['light', '#d9cfc0', '#d9cfc0'],
  ['dark', '#101418', '#101418'],
  ['transparent', { r: 0, g: 0, b: 0, alpha: 0 }, 'clear'],
])('on a %s ground the box is the subject’s, and the ground is named', async (_, background, ground) => {
  const facts = await factsOf(onGround(background, SPOT))
  expect(facts).toMatchObject({ width: 400, height: 300, ground })
  const [left = 0, top = 0, right = 0, bottom = 0] = facts?.subject ?? []
  for (const [measured, real] of [
    [left, 25],
    [top, 20],
    [right, 55],
    [bottom, 80],
  ] as const)
    expect(Math.abs(measured - real)).toBeLessThanOrEqual(1)
  expect(facts?.focus[0]).toBeCloseTo(40, -1)
  expect(facts?.focus[1]).toBeCloseTo(50, -1)
})

test('a subject that an edge cuts, and a ground of more colours than one, make a scene', async () => {
  expect((await factsOf(onGround('#ffffff', { ...SPOT, top: 0 })))?.ground).toBeNull()
  const gradient =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><defs><linearGradient id="g"><stop stop-color="#222"/><stop offset="1" stop-color="#ddd"/></linearGradient></defs><rect width="300" height="300" fill="url(#g)"/><circle cx="220" cy="80" r="40" fill="#e00"/></svg>'
  const facts = await measurePicture(Buffer.from(gradient))
  expect(facts?.ground).toBeNull()
  // The red circle attracts the eye.
  const [x, y] = facts?.focus ?? [0, 0]
  expect(x).toBeGreaterThan(50)
  expect(y).toBeLessThan(45)
})

test('a picture that lies on its side is measured upright', async () => {
  const turned = await onGround('#ffffff', SPOT).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await measurePicture(turned)).toMatchObject({ width: 300, height: 400 })
})

test('lightness and contrast tell dark, pale and lively pictures apart', async () => {
  const all = { left: 0, top: 0, width: 200, height: 300 }
  expect(await factsOf(onGround('#000000', SPOT, { block: '#111111' }))).toMatchObject({ lightness: 1, contrast: 3 })
  expect(await factsOf(onGround('#ffffff', SPOT, { block: '#eeeeee' }))).toMatchObject({ lightness: 99 })
  expect(await factsOf(onGround('#ffffff', all, { block: '#000000' }))).toMatchObject({ lightness: 50, contrast: 50 })
})

test('a picture of one colour, of one pixel, or that is none, is no failure', async () => {
  expect((await factsOf(onGround('#208040', SPOT)))?.subject).toEqual([0, 0, 100, 100])
  expect(
    await factsOf(onGround('#ffffff', { left: 0, top: 0, width: 1, height: 1 }, { width: 1, height: 1 })),
  ).toMatchObject({ width: 1 })
  expect(await measurePicture(Buffer.from('no picture'))).toBeNull()
})

test('whatever the picture, its facts are facts: a box that is one, a focus in it', async () => {
  const side = fc.integer({ min: 1, max: 60 })
  await fc.assert(
    fc.asyncProperty(side, side, fc.infiniteStream(fc.nat(255)), async (width, height, stream) => {
      const raw = Buffer.from([...stream.take(width * height * 4)])
      const facts = await factsOf(sharp(raw, { raw: { width, height, channels: 4 } }))
      expect(pictureFacts.safeParse(facts).success).toBe(true)
      const [left, top, right, bottom] = facts?.subject ?? [0, 0, 0, 0]
      const [x, y] = facts?.focus ?? [0, 0]
      expect(left < right && top < bottom && left <= x && x <= right && top <= y && y <= bottom).toBe(true)
    }),
    { numRuns: 60 },
  )
})
