import type { Image, PictureFacts } from '@store/core'

/** How a photo is shown in a slot. */
export type PhotoFit = {
  /** `cover`: it fills the slot and is cropped; `contain`: it is shown whole on its own background colour. */
  readonly fit: 'cover' | 'contain'
  /** `white`, also if transparent; `light` or `dark`: another single colour; `scene`: many colours. */
  readonly ground: 'white' | 'light' | 'dark' | 'scene'
  /** The background is transparent, so that it needs no blending. */
  readonly isClear: boolean
  /** Narrower than 480 px: never enlarge. */
  readonly isSmall: boolean
}

/** With the position of the photo in the slot, which requires its facts. */
export type PlacedPhoto = PhotoFit & {
  /** CSS `object-position`; undefined: the middle. */
  readonly position?: string
  /** Width of the whole photo as displayed, in widths of the slot: 2 for a photo cropped to half of its width. */
  readonly drawn: number
  /** The colour of a light or dark ground. */
  readonly color?: string
}

export const SMALL = 480

/** Drawings can be enlarged without loss. */
export const isDrawing = (src: string): boolean => /\.svg($|\?)/i.test(src)

/**
 * How a photo with these facts is shown in a slot of this ratio (width by height). It fills the slot if its subject stays
 * whole and it has enough pixels; otherwise it is shown whole, if its background has one colour. A scene always fills the
 * slot: around its subject, or around its focus where the subject is larger than the slot.
 */
export function placePhoto({ src }: Pick<Image, 'src'>, facts: PictureFacts, slot: number): PlacedPhoto {
  const { width, subject, focus } = facts
  const ratio = width / facts.height
  const ground = groundOf(facts)
  const [left, top, right, bottom] = subject
  const across = window(Math.min(1, slot / ratio), left, right, focus[0])
  const down = window(Math.min(1, ratio / slot), top, bottom, focus[1])
  const drawn = Math.max(1, ratio / slot)
  const isEnough = isDrawing(src) || width >= SMALL * drawn
  const isWhole = across.isWhole && down.isWhole
  const described = {
    ground,
    isClear: facts.ground === 'clear',
    isSmall: width < SMALL && !isDrawing(src),
    color: ground === 'light' || ground === 'dark' ? (facts.ground ?? undefined) : undefined,
  }
  if (ground !== 'scene' && !(isWhole && isEnough))
    return { ...described, fit: 'contain', drawn: Math.min(1, ratio / slot) }
  const [x, y] = [across.position, down.position]
  return { ...described, fit: 'cover', drawn, position: x === 50 && y === 50 ? undefined : `${x}% ${y}%` }
}

/** `object-position` along one side, of which the share `seen` is visible. */
function window(seen: number, from: number, to: number, focus: number) {
  const isWhole = to - from <= 100 * seen
  const room = 100 - 100 * seen
  const offset = focus - 50 * seen
  const start = isWhole ? clamp(offset, to - 100 * seen, from) : offset
  return { isWhole, position: room < 1 ? 50 : Math.round((100 * clamp(start, 0, room)) / room) }
}

function groundOf({ ground }: PictureFacts): PhotoFit['ground'] {
  if (ground === null) return 'scene'
  if (ground === 'clear') return 'white'
  const channels = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16))
  if (Math.min(...channels) >= 244) return 'white'
  return Math.max(...channels) < 128 ? 'dark' : 'light'
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
