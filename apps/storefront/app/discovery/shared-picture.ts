const WIDTH = 1200

/**
 * The address of a picture for programs of others (previews of links, feeds, search engines), which know neither drawings
 * nor new formats. Pictures of other servers are as they are.
 */
export const sharedPicture = (src: string, address: string): string | undefined => {
  const path = src.startsWith('/media/') ? `/media/share_${WIDTH}/${src.slice('/media/'.length)}` : src
  return URL.canParse(path, address) ? new URL(path, address).href : undefined
}
