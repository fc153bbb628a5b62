import { existsSync } from 'node:fs'

/** The browser of the tests: the one that `CHROME_PATH` names, else the first that is installed; undefined: none is. */
export const chrome = [
  process.env.CHROME_PATH,
  // The same engine without a window: a third less work on every page.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))
