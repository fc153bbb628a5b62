/** As much of the photo as a word may lie over, from its left. */
const STRIP = 0.25
const COLUMNS = 8
const ROWS = 16
/** Of ink (#0a0a0a) on a ground of this luminance the contrast is 4.5 : 1. */
const LEAST = 0.19
/** A few dark spots do no harm: a letter is larger. */
const MOST_DARK = 0.12

/** Whether ink can be read on the left edge of a photo. False of one that may not be looked into. */
export function isStripLight(img: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = COLUMNS
  canvas.height = ROWS
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || img.naturalWidth === 0) return false
  try {
    context.drawImage(img, 0, 0, img.naturalWidth * STRIP, img.naturalHeight, 0, 0, COLUMNS, ROWS)
    return isLight(context.getImageData(0, 0, COLUMNS, ROWS).data)
  } catch {
    // Another server's photo.
    return false
  }
}

/** Whether nearly all of these pixels (red, green, blue, alpha) are light enough. What is clear shows the accent, which is. */
export function isLight(pixels: ArrayLike<number>): boolean {
  let dark = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const isClear = (pixels[at + 3] ?? 0) < 8
    const light =
      0.2126 * linear(pixels[at] ?? 0) + 0.7152 * linear(pixels[at + 1] ?? 0) + 0.0722 * linear(pixels[at + 2] ?? 0)
    if (!isClear && light < LEAST) dark += 1
  }
  return pixels.length > 0 && dark / (pixels.length / 4) <= MOST_DARK
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
