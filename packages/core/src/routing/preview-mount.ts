/**
 * The preview of the look, a product or an article: the mount `/preview-{token}` on a shop's own host. One segment, like
 * `/template{n}`, so that it has the same routes. The data of its first page, requested by client-side navigation, ends in
 * `.data`.
 */
const MOUNT = /^\/preview-([0-9a-z-]{20,120})(?=\/|\.data$|$)/

/** Where the pages of a preview begin. Tokens are lower case, as canonical paths are. */
export const previewMount = (token: string): string => `/preview-${token}`

/** The token of a preview whose mount this path is under; null: it is under none. */
export const previewTokenIn = (pathname: string): string | null => MOUNT.exec(pathname)?.[1] ?? null
