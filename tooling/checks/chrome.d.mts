/** The browser of the tests: the one that `CHROME_PATH` names, else the first that is installed; undefined: none is. */
export const chrome: string | undefined
