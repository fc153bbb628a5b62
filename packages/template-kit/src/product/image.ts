/** Widths that the media server produces, in pixels. */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 1080, 1440, 1920] as const

const isOurs = (src: string): boolean => src.startsWith('/media/') && !/\.svg($|\?)/i.test(src)

/** The address of an image in a width. SVG files and images of other servers have only one address. */
export function imageUrl(src: string, width: number): string {
  return isOurs(src) ? `/media/w_${width}/${src.slice('/media/'.length)}` : src
}

/** `srcset` of an image, up to the width `largest`; undefined for SVG files and images of other servers. */
export function imageSet(src: string, largest = 1920): string | undefined {
  if (!isOurs(src)) return undefined
  return IMAGE_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${imageUrl(src, width)} ${width}w`)
    .join(', ')
}
