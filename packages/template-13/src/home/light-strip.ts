/** The part of the photo, from its left, that text may overlap. */
const STRIP = 0.25
const COLUMNS = 8
const ROWS = 16
/** At this luminance, black text (#0a0a0a) has a contrast of 4.5 : 1. */
const LEAST = 0.19
/** A share of darker pixels up to this is accepted, because letters are larger than such spots. */
const MOST_DARK = 0.12

/** Whether black text can be read on the left edge of a photo. False if its pixels may not be read. */
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
    // The photo is from another origin, so the canvas is tainted.
    return false
  }
}

/**
 * Whether nearly all of these pixels (red, green, blue, alpha) are light enough. Transparent ones count as light: the
 * accent colour is behind them.
 */
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
