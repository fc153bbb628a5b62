/** The exit code of a check that could not be made: nothing was found, and nothing was proven. */
export const NOT_CHECKED = 3
