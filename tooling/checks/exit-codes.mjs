/** What a check ends with that could not look: nothing was found, and nothing was proven either. */
export const NOT_CHECKED = 3
