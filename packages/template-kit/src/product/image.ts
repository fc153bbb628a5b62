/** Widths the media server makes. */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 1080, 1440, 1920] as const

const isOurs = (src: string): boolean => src.startsWith('/media/') && !/\.svg($|\?)/i.test(src)

/** The address of an image in another width; drawings and images of other servers have only one. */
export function imageUrl(src: string, width: number): string {
  return isOurs(src) ? `/media/w_${width}/${src.slice('/media/'.length)}` : src
}

/** `srcset` of an image; undefined where there is only one width. */
export function imageSet(src: string, largest = 1920): string | undefined {
  if (!isOurs(src)) return undefined
  return IMAGE_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${imageUrl(src, width)} ${width}w`)
    .join(', ')
}
