export type PhotoFacts = {
  readonly fit: 'cover' | 'contain'
  readonly ground: 'white' | 'other'
  /** Its ratio differs from the slot's by a factor of three or more: cropped to the slot, only a detail would be left. */
  readonly isFar: boolean
  /** The background is transparent, so that it needs no blending. */
  readonly isClear: boolean
  /** Narrower than 480 px: never enlarge. */
  readonly isSmall: boolean
}

const SMALL = 480
const FAR = 3

/** Examines a photo that has loaded. Runs when the browser is idle. `slotRatio`: width by height of its slot. */
export async function photoFacts(img: HTMLImageElement, slotRatio: number): Promise<PhotoFacts> {
  await idle()
  // `naturalWidth` of an element with `srcset` is divided by the pixel density. A second image, from the cache, has the true one.
  const photo = new Image()
  photo.src = img.currentSrc || img.src
  await photo.decode()
  const requestedWidth = Number(/\/w_(\d+)\//.exec(photo.src)?.[1] ?? Number.POSITIVE_INFINITY)
  const ratio = photo.naturalWidth / photo.naturalHeight
  const corners = cornersOf(photo)
  return {
    fit: fitOf(ratio, slotRatio),
    isFar: Math.max(ratio / slotRatio, slotRatio / ratio) >= FAR,
    ground: corners.every(isWhite) ? 'white' : 'other',
    isClear: corners.every(isClear),
    // The media server never enlarges: a photo narrower than the requested width is not available any wider.
    isSmall: photo.naturalWidth < Math.min(SMALL, requestedWidth) && !/\.svg($|\?)/i.test(photo.src),
  }
}

/** `cover` where the ratios differ by a quarter at most: cropping then removes little of the photo. */
export function fitOf(photoRatio: number, slotRatio: number): PhotoFacts['fit'] {
  const difference = photoRatio / slotRatio
  return difference >= 0.75 && difference <= 1.25 ? 'cover' : 'contain'
}

type Pixel = readonly [red: number, green: number, blue: number, alpha: number]
const isClear = ([, , , alpha]: Pixel) => alpha < 8
const isWhite = (pixel: Pixel) => isClear(pixel) || Math.min(pixel[0], pixel[1], pixel[2]) >= 244
/** Corners that could not be read count as opaque and not white. */
const UNREADABLE: readonly Pixel[] = [[0, 0, 0, 255]]

/** The average colours of the four corners. Each corner, a sixteenth of the width and height, is drawn into one pixel. */
function cornersOf(photo: HTMLImageElement): readonly Pixel[] {
  const canvas = document.createElement('canvas')
  canvas.width = 2
  canvas.height = 2
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return UNREADABLE
  const [width, height] = [photo.naturalWidth / 16, photo.naturalHeight / 16]
  try {
    for (const x of [0, 1])
      for (const y of [0, 1]) context.drawImage(photo, x * 15 * width, y * 15 * height, width, height, x, y, 1, 1)
    const { data } = context.getImageData(0, 0, 2, 2)
    return [0, 4, 8, 12].map((at) => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0])
  } catch {
    // The browser does not allow reading pixels of a photo from another origin.
    return UNREADABLE
  }
}

const idle = (): Promise<void> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 2000 }) : setTimeout(resolve, 1),
  )
