/**
 * The address of a picture for programs of third parties (feeds, search engines; `card`: link previews, 1200 × 630), which
 * support neither SVG nor new formats. Pictures of other servers are not changed.
 */
export const sharedPicture = (src: string, address: string, use: 'share' | 'card' = 'share'): string | undefined => {
  const path = src.startsWith('/media/') ? `/media/${use}_1200${src.slice('/media'.length)}.jpg` : src
  return URL.canParse(path, address) ? new URL(path, address).href : undefined
}
