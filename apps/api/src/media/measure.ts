import type { PictureFacts } from '@store/core'
import sharp from 'sharp'
import { limitConcurrency } from '../limits/concurrency.ts'
import { DECODING } from './decoding.ts'

/**
 * The size, in pixels, in which pictures are examined: enough to find the subject, and equally little work for every
 * picture.
 */
const SIZE = 256
const SECONDS = 10

/** One at a time beside the encoders of `variants.ts`. */
const oneByOne = limitConcurrency(1)

/** Computes `PictureFacts`; null if the picture cannot be decoded in time. Never throws: no picture is refused for it. */
export async function measurePicture(bytes: Uint8Array): Promise<PictureFacts | null> {
  try {
    return await oneByOne(async () => {
      const still = { ...DECODING, animated: false }
      const { autoOrient: full } = await sharp(bytes, still).metadata()
      const { data, info } = await sharp(bytes, still)
        .timeout({ seconds: SECONDS })
        .resize({ width: SIZE, height: SIZE, fit: 'inside' })
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return { width: full.width, height: full.height, ...factsOf({ data, width: info.width, height: info.height }) }
    })
  } catch {
    return null
  }
}

/** Pixels of four bytes: red, green, blue, opacity. */
type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number }

function factsOf(pixels: Pixels): Omit<PictureFacts, 'width' | 'height'> {
  const ground = groundOf(pixels)
  const weights = ground === null ? salience(pixels) : difference(pixels, ground)
  const trimmed = ground === null ? TRIMMED.scene : TRIMMED.ground
  const across = spanOf(weights, pixels, 'x', trimmed)
  const down = spanOf(weights, pixels, 'y', trimmed)
  return {
    ground,
    subject: [across.from, down.from, across.to, down.to],
    focus: [across.middle, down.middle],
    ...lightOf(pixels),
  }
}

/** Shares of the total weight that may lie outside the box on each side: dust on a plain ground, surroundings in a scene. */
const TRIMMED = { ground: 0.004, scene: 0.06 }

/** Opacity below which a pixel counts as transparent. */
const CLEAR = 8
/** How far a channel of an edge's pixel may differ from the ground's, and the share of pixels that must be that near. */
const NEAR = { channel: 12, share: 0.96 }
/** A band along each edge, as a share of the side. */
const BAND = 0.02

/**
 * The common colour of the four edges, `clear`, or null. Every edge is checked separately: a subject cut off by one edge
 * makes it a scene.
 */
function groundOf(pixels: Pixels): PictureFacts['ground'] {
  const edges = edgesOf(pixels)
  const all = edges.flat()
  if (edges.every((edge) => shareOf(edge, (at) => alphaAt(pixels, at) < CLEAR) >= NEAR.share)) return 'clear'
  const [red, green, blue] = [0, 1, 2].map((channel) => median(all.map((at) => pixels.data[at + channel] ?? 0)))
  const ground = [red ?? 0, green ?? 0, blue ?? 0] as const
  const isNear = (at: number) => alphaAt(pixels, at) > 255 - CLEAR && distance(pixels, at, ground) <= NEAR.channel
  if (!edges.every((edge) => shareOf(edge, isNear) >= NEAR.share)) return null
  return `#${ground.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The offsets of the pixels along each edge: left, right, top, bottom. */
function edgesOf({ width, height }: Pixels): readonly (readonly number[])[] {
  const [wide, high] = [Math.ceil(width * BAND), Math.ceil(height * BAND)]
  const area = (left: number, top: number, right: number, bottom: number) => {
    const offsets: number[] = []
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) offsets.push(4 * (y * width + x))
    return offsets
  }
  return [
    area(0, 0, wide, height),
    area(width - wide, 0, width, height),
    area(0, 0, width, high),
    area(0, height - high, width, height),
  ]
}

/** A colour this far from the ground belongs to the subject. */
const APART = 22

/** Weighs pixels of the ground 0, and all others 1. */
function difference(pixels: Pixels, ground: string): Float64Array {
  const colour = ground === 'clear' ? null : channelsOf(ground)
  return weigh(pixels, (at) =>
    colour === null ? Number(alphaAt(pixels, at) > 32) : Number(distance(pixels, at, colour) > APART),
  )
}

/**
 * Estimates where the eye goes in a scene, by plain statistics: contrasts of light, and colours far from the picture's mean;
 * both count less towards the borders. Weights at or below the average become zero.
 */
function salience(pixels: Pixels): Float64Array {
  const { width, height, data } = pixels
  const mean = [0, 1, 2].map((channel) => {
    let sum = 0
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0
    return (4 * sum) / data.length
  })
  const colour = [mean[0] ?? 0, mean[1] ?? 0, mean[2] ?? 0] as const
  const raw = weigh(pixels, (at, x, y) => {
    const right = x + 1 < width ? at + 4 : at
    const below = y + 1 < height ? at + 4 * width : at
    const light = lumaAt(pixels, at)
    const steps = Math.abs(light - lumaAt(pixels, right)) + Math.abs(light - lumaAt(pixels, below))
    const off = Math.hypot(x / width - 0.5, y / height - 0.5)
    return (steps + distance(pixels, at, colour) / 4) * (1 - off)
  })
  const average = raw.reduce((sum, weight) => sum + weight, 0) / raw.length
  return raw.map((weight) => Math.max(0, weight - average))
}

function weigh({ width, height }: Pixels, weight: (at: number, x: number, y: number) => number): Float64Array {
  const weights = new Float64Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) weights[y * width + x] = weight(4 * (y * width + x), x, y)
  return weights
}

/**
 * The middle is rounded to a multiple of this, in hundredths: finer steps show no difference, and are sent with every photo
 * of a list.
 */
const STEP = 5

/**
 * Along one side, in hundredths: where the weights begin and end without `trimmed` of them at either end, and their middle.
 * A picture without weights is its own subject.
 */
function spanOf(weights: Float64Array, { width, height }: Pixels, side: 'x' | 'y', trimmed: number) {
  const length = side === 'x' ? width : height
  const sums = new Float64Array(length)
  weights.forEach((weight, at) => {
    const place = side === 'x' ? at % width : Math.floor(at / width)
    sums[place] = (sums[place] ?? 0) + weight
  })
  const total = sums.reduce((sum, each) => sum + each, 0)
  if (total === 0) return { from: 0, to: 100, middle: 50 }
  const reached = (share: number) => {
    let sum = 0
    return sums.findIndex((each) => {
      sum += each
      return sum >= share * total
    })
  }
  return {
    from: Math.floor((100 * reached(trimmed)) / length),
    to: Math.min(100, Math.ceil((100 * (reached(1 - trimmed) + 1)) / length)),
    middle: STEP * Math.round((100 * (reached(0.5) + 0.5)) / length / STEP),
  }
}

/** Mean and standard deviation of the lightness of what is not transparent. */
function lightOf(pixels: Pixels): Pick<PictureFacts, 'lightness' | 'contrast'> {
  let [sum, squares, weight] = [0, 0, 0]
  for (let at = 0; at < pixels.data.length; at += 4) {
    const alpha = alphaAt(pixels, at) / 255
    const light = lumaAt(pixels, at) / 2.55
    sum += alpha * light
    squares += alpha * light * light
    weight += alpha
  }
  if (weight === 0) return { lightness: 100, contrast: 0 }
  const mean = sum / weight
  return {
    lightness: Math.round(mean),
    contrast: Math.round(Math.sqrt(Math.max(0, squares / weight - mean * mean))),
  }
}

type Colour = readonly [red: number, green: number, blue: number]

const alphaAt = ({ data }: Pixels, at: number): number => data[at + 3] ?? 0
const lumaAt = ({ data }: Pixels, at: number): number =>
  0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
const distance = ({ data }: Pixels, at: number, [red, green, blue]: Colour): number =>
  Math.max(Math.abs((data[at] ?? 0) - red), Math.abs((data[at + 1] ?? 0) - green), Math.abs((data[at + 2] ?? 0) - blue))
const channelsOf = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const shareOf = (edge: readonly number[], is: (at: number) => boolean): number => edge.filter(is).length / edge.length
