/**
 * Whether a form may be taken from where it comes (no other site may post into a shop). Browsers send `Origin` with
 * every POST; those that hide it say `null`, and their `Sec-Fetch-Site` decides. Programs send neither and carry no
 * visitor's cookies.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} host as the visitor asked for it
 */
export function isOwnForm(headers, host) {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (origin === 'null') return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === withoutUsualPort(host, new URL(origin).protocol)
}

/** @param {string} host @param {string} protocol */
function withoutUsualPort(host, protocol) {
  return host.replace(protocol === 'https:' ? /:443$/ : /:80$/, '')
}
