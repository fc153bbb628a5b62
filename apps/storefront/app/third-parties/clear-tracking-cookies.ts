import type { Purpose } from '#app/third-parties/third-parties.ts'

/** Cookies that the scripts of a purpose set on the shop's own host and its parent domains. */
const COOKIES: Readonly<Record<Purpose, RegExp>> = {
  measurement: /^_g(?:a|at|id)(?:_|$)/,
  advertising: /^_(?:fb[pc]|gcl_\w+)$/,
  conversation: /^cw_/,
}

/** Deletes the cookies that the scripts of these purposes have set, on any of these domains. */
export function clearTrackingCookies(purposes: readonly Purpose[]): void {
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
