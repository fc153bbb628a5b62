/**
 * Reads a token from a cookie, otherwise from the environment (C32); for servers. It may only be sent in a request's
 * authorization header: never in a page, a log or to a browser.
 */
export function tokenFrom(
  cookies: string | null | undefined,
  { cookie, fallback }: { readonly cookie: string; readonly fallback?: string | null | undefined },
): string | null {
  for (const part of (cookies ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at < 0 || part.slice(0, at).trim() !== cookie) continue
    const value = decoded(
      part
        .slice(at + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    )
    // A header may contain no spaces, line ends or non-ASCII characters.
    if (/^[\x21-\x7e]{1,4096}$/.test(value)) return value
  }
  return fallback || null
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
