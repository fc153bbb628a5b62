const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The name of a browser in the list of sessions, such as «Chrome, Android», from its `User-Agent`. */
export function deviceOf(userAgent: string | null): string {
  const agent = (userAgent ?? '').slice(0, 400)
  const names = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([, sign]) => sign.test(agent))?.[0] ?? [])
  return names.length > 0 ? names.join(', ') : '?'
}
