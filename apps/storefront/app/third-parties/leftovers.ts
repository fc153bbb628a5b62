import type { Purpose } from '#app/third-parties/third-parties.ts'

/** Cookies that the scripts of a purpose leave in a shop's own jar. */
const COOKIES: Readonly<Record<Purpose, RegExp>> = {
  measurement: /^_g(?:a|at|id)(?:_|$)/,
  advertising: /^_(?:fb[pc]|gcl_\w+)$/,
  conversation: /^cw_/,
}

/** Throws away what the scripts of these purposes have left in this browser, wherever they have put it. */
export function clearLeftovers(purposes: readonly Purpose[]): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.slice(0, -1).map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
  for (const name of names)
    if (purposes.some((purpose) => COOKIES[purpose].test(name)))
      for (const domain of domains) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
        document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
      }
}
