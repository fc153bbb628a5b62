export type PhotoFacts = {
  readonly fit: 'cover' | 'contain'
  readonly ground: 'white' | 'other'
  /** Three times as wide or as tall as its slot, or more: cropped to it, only a detail would be left. */
  readonly isFar: boolean
  /** A cut-out without any ground: it lies on what is under it as it is, and needs no blending. */
  readonly isClear: boolean
  /** Below 480 px: never enlarge. */
  readonly isSmall: boolean
}

const SMALL = 480
const FAR = 3

/** Looks at a photo that has loaded. Runs when the browser is idle. */
export async function photoFacts(img: HTMLImageElement, slotRatio: number): Promise<PhotoFacts> {
  await idle()
  // The element's own size is divided by the screen's density; a bare copy, from the cache, tells the true one.
  const photo = new Image()
  photo.src = img.currentSrc || img.src
  await photo.decode()
  const asked = Number(/\/w_(\d+)\//.exec(photo.src)?.[1] ?? Number.POSITIVE_INFINITY)
  const ratio = photo.naturalWidth / photo.naturalHeight
  const corners = cornersOf(photo)
  return {
    fit: fitOf(ratio, slotRatio),
    isFar: Math.max(ratio / slotRatio, slotRatio / ratio) >= FAR,
    ground: corners.every(isWhite) ? 'white' : 'other',
    isClear: corners.every(isClear),
    // A server that never enlarges gives less than was asked for only when there is no more.
    isSmall: photo.naturalWidth < Math.min(SMALL, asked) && !/\.svg($|\?)/i.test(photo.src),
  }
}

/** Within a quarter of the slot's ratio a photo may be cropped to it. */
export function fitOf(photoRatio: number, slotRatio: number): PhotoFacts['fit'] {
  const difference = photoRatio / slotRatio
  return difference >= 0.75 && difference <= 1.25 ? 'cover' : 'contain'
}

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]
const isClear = ([, , , alpha]: Pixel) => alpha < 8
const isWhite = (pixel: Pixel) => isClear(pixel) || Math.min(pixel[0], pixel[1], pixel[2]) >= 244
/** What is said of corners that nobody may look at. */
const UNSEEN: readonly Pixel[] = [[0, 0, 0, 255]]

/** Each corner, a sixteenth of the photo either way, becomes one point: the rest need not be looked at. */
function cornersOf(photo: HTMLImageElement): readonly Pixel[] {
  const canvas = document.createElement('canvas')
  canvas.width = 2
  canvas.height = 2
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return UNSEEN
  const [width, height] = [photo.naturalWidth / 16, photo.naturalHeight / 16]
  try {
    for (const x of [0, 1])
      for (const y of [0, 1]) context.drawImage(photo, x * 15 * width, y * 15 * height, width, height, x, y, 1, 1)
    const { data } = context.getImageData(0, 0, 2, 2)
    return [0, 4, 8, 12].map((at) => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0])
  } catch {
    // Another server's photo may not be looked into.
    return UNSEEN
  }
}

const idle = (): Promise<void> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 2000 }) : setTimeout(resolve, 1),
  )
