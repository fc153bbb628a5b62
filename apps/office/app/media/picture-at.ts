/** The address of a picture in one of its widths, served by the office; null for pictures of other hosts. */
export function pictureAt(src: string | null | undefined, width: 160 | 320 | 640 | 1080): string | null {
  if (!src?.startsWith('/media/')) return null
  return src.endsWith('.svg') ? src : src.replace('/media/', `/media/w_${width}/`)
}
