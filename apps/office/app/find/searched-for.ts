/** The longest search that the API accepts, in UTF-16 units. */
export const LONGEST_SEARCH = 100

/** The search text, cut to the API's limit without splitting a surrogate pair. */
export const searchedFor = (typed: string | null): string =>
  (typed ?? '')
    .trim()
    .slice(0, LONGEST_SEARCH)
    .replace(/[\ud800-\udbff]$/, '')
