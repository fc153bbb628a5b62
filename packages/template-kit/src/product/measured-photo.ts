import { isDrawing, type PhotoFit, SMALL } from './photo-fit.ts'

/** A photo whose ratio differs from the slot's by this factor is shown whole: cropped to the slot, only a detail would be left. */
const FAR = 3

/**
 * Measures a photo of another server, which has no facts, once it has loaded and the browser is idle: how to show it in a
 * slot of this ratio (width by height).
 */
export async function measurePhoto(img: HTMLImageElement, slot: number): Promise<PhotoFit> {
  await idle()
  // `naturalWidth` of an element with `srcset` is divided by the pixel density. A second image, from the cache, has the true one.
  const photo = new Image()
  photo.src = img.currentSrc || img.src
  await photo.decode()
  const requestedWidth = Number(/\/w_(\d+)\//.exec(photo.src)?.[1] ?? Number.POSITIVE_INFINITY)
  const corners = cornersOf(photo)
  const ground = corners.every(isWhite) ? 'white' : 'scene'
  return {
    fit: fitOf(photo.naturalWidth / photo.naturalHeight, slot, ground),
    ground,
    isClear: corners.every(isClear),
    // The media server never enlarges: a photo narrower than the requested width is not available any wider.
    isSmall: photo.naturalWidth < Math.min(SMALL, requestedWidth) && !isDrawing(photo.src),
  }
}

/** The position of its subject is unknown, so for small differences only photos on white are shown whole. */
export function fitOf(ratio: number, slot: number, ground: PhotoFit['ground']): PhotoFit['fit'] {
  const difference = Math.max(ratio / slot, slot / ratio)
  return difference >= (ground === 'white' ? 1.01 : FAR) ? 'contain' : 'cover'
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
