/**
 * Whether a form's origin is accepted (no other site may post into a shop). Browsers send `Origin` with every POST; those
 * that hide it send `null`, and then `Sec-Fetch-Site` decides. Other programs send neither, and have no cookies of a
 * visitor.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string} host the host as requested by the visitor
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
