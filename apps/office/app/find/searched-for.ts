/** As long as the API takes what is looked for. */
export const LONGEST_SEARCH = 100

/** What was typed into a search, as far as the API takes it: without half a letter where it is cut. */
export const searchedFor = (typed: string | null): string =>
  (typed ?? '')
    .trim()
    .slice(0, LONGEST_SEARCH)
    .replace(/[\ud800-\udbff]$/, '')
