/**
 * Whether a request may change something: not if it is another site's form. Browsers send `Origin` with every POST; those
 * that hide it send `null`, and `Sec-Fetch-Site` decides.
 */
export function isOwnForm(headers: Headers, office: URL): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  return origin === office.origin || ((origin === null || origin === 'null') && site === 'same-origin')
}
