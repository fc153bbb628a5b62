/**
 * The address of a picture for programs of others (feeds, search engines; `card`: previews of links, 1200 × 630), which know
 * neither drawings nor new formats. Pictures of other servers are as they are.
 */
export const sharedPicture = (src: string, address: string, use: 'share' | 'card' = 'share'): string | undefined => {
  const path = src.startsWith('/media/') ? `/media/${use}_1200${src.slice('/media'.length)}.jpg` : src
  return URL.canParse(path, address) ? new URL(path, address).href : undefined
}
