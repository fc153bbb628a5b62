/** Widths that the media server produces, in pixels. */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 1080, 1440, 1920] as const

const isOurs = (src: string): boolean => src.startsWith('/media/') && !/\.svg($|\?)/i.test(src)

/** The address of an image in a width. SVG files and images of other servers have only one address. */
export function imageUrl(src: string, width: number): string {
  return isOurs(src) ? `/media/w_${width}/${src.slice('/media/'.length)}` : src
}

/**
 * `srcset` of an image, up to the width `largest`; undefined for SVG files and images of other servers. `own`: the image's own
 * width, which the media server never exceeds.
 */
export function imageSet(src: string, largest = 1920, own = Number.POSITIVE_INFINITY): string | undefined {
  if (!isOurs(src)) return undefined
  return IMAGE_WIDTHS.filter((_, at) => (IMAGE_WIDTHS[at - 1] ?? 0) < Math.min(largest, own))
    .map((width) => `${imageUrl(src, width)} ${Math.min(width, own)}w`)
    .join(', ')
}

/**
 * `sizes` of an image that is displayed this many times as wide as the slot, because the slot crops it. For plain lengths
 * only.
 */
export const sizesTimes = (sizes: string, times: number): string =>
  sizes
    .split(',')
    .map((entry) => {
      const at = entry.lastIndexOf(' ') + 1
      const length = entry.endsWith(')') ? Number.NaN : Number.parseFloat(entry.slice(at))
      if (Number.isNaN(length)) return entry
      return `${entry.slice(0, at)}${Math.ceil(length * times * 10) / 10}${entry.slice(at).replace(/^[\d.]+/, '')}`
    })
    .join(',')
