/** A picture in one of the widths that it is served in; the office serves it itself. What is elsewhere is not shown here. */
export function pictureAt(src: string | null | undefined, width: 160 | 320 | 640 | 1080): string | null {
  if (!src?.startsWith('/media/')) return null
  return src.endsWith('.svg') ? src : src.replace('/media/', `/media/w_${width}/`)
}
