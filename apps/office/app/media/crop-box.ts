/** A part of a picture: left, top, right and bottom, in hundredths of its width and height. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]
export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'
export const CORNERS: readonly Corner[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']

export const WHOLE: Box = [0, 0, 100, 100]

/** The proportions to choose from, width to height; null: any. */
export const RATIOS = { free: null, square: 1, portrait: 4 / 5, landscape: 3 / 2, wide: 16 / 9 } as const
export type Ratio = keyof typeof RATIOS
export const RATIO_NAMES = Object.keys(RATIOS) as readonly Ratio[]

/** The smallest side of a part. */
const LEAST = 5

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Moves the part, as far as the picture's edges. */
export function moved([left, top, right, bottom]: Box, x: number, y: number): Box {
  const by = [within(x, -left, 100 - right), within(y, -top, 100 - bottom)] as const
  return [left + by[0], top + by[1], right + by[0], bottom + by[1]]
}

/**
 * Resizes the part by one corner; the opposite one stays.
 *
 * @param ratio width to height in hundredths of the picture's own; null: any
 */
export function resized(box: Box, corner: Corner, x: number, y: number, ratio: number | null): Box {
  const [left, top, right, bottom] = box
  const isLeft = corner === 'topLeft' || corner === 'bottomLeft'
  const isTop = corner === 'topLeft' || corner === 'topRight'
  const [roomX, roomY] = [isLeft ? right : 100 - left, isTop ? bottom : 100 - top]
  let width = within(right - left + (isLeft ? -x : x), LEAST, roomX)
  let height = within(bottom - top + (isTop ? -y : y), LEAST, roomY)
  if (ratio !== null) {
    // The axis that was moved further determines the size.
    const wanted = Math.abs(x) >= Math.abs(y) * ratio ? width : height * ratio
    width = within(wanted, Math.max(LEAST, LEAST * ratio), Math.min(roomX, roomY * ratio))
    height = width / ratio
  }
  return [
    isLeft ? right - width : left,
    isTop ? bottom - height : top,
    isLeft ? right : left + width,
    isTop ? bottom : top + height,
  ]
}

/** The largest part in these proportions around the middle of one; null: the same part. */
export function inRatio([left, top, right, bottom]: Box, ratio: number | null): Box {
  if (ratio === null) return [left, top, right, bottom]
  const width = Math.min(100, 100 * ratio)
  const size = [width, width / ratio] as const
  const middle = [(left + right) / 2, (top + bottom) / 2] as const
  const from = [
    within(middle[0] - size[0] / 2, 0, 100 - size[0]),
    within(middle[1] - size[1] / 2, 0, 100 - size[1]),
  ] as const
  return [from[0], from[1], from[0] + size[0], from[1] + size[1]]
}
