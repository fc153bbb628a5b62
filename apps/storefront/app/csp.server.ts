import { createHash } from 'node:crypto'
import { env } from '#app/env.server.ts'
import { SCRIPT_MARK } from '#app/script-mark.ts'

const MARK = ` nonce="${SCRIPT_MARK}"`

/** The page without the marks, and what its policy needs to know: a hash of each inline script. */
export function unmark(marked: string): { readonly html: string; readonly scriptHashes: readonly string[] } {
  const scriptHashes: string[] = []
  const parts: string[] = []
  let rest = 0
  for (let mark = marked.indexOf(MARK); mark !== -1; mark = marked.indexOf(MARK, rest)) {
    parts.push(marked.slice(rest, mark))
    rest = mark + MARK.length
    const start = marked.indexOf('>', rest) + 1
    const content = marked.slice(start, marked.indexOf('</script>', start))
    if (content !== '') scriptHashes.push(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
  }
  return { html: parts.join('') + marked.slice(rest), scriptHashes }
}

const images = [
  "'self'",
  'data:',
  ...(env.MEDIA_URL && URL.canParse(env.MEDIA_URL) ? [new URL(env.MEDIA_URL).origin] : []),
  // The marketplace's pictures of its products (R7).
  ...(env.MARKETPLACE_URL ? [new URL(env.MARKETPLACE_URL).origin] : []),
]

/**
 * Content-Security-Policy of a page (architecture §7): scripts are ours by file or by hash, nothing else runs. `leadsTo`:
 * other origins its forms may end at, after redirects.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  secure: boolean,
  leadsTo: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    // Templates set custom properties in style attributes, which no hash can name.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${images.join(' ')}`,
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...leadsTo].join(' '),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** What every page says besides its policy. `secure`: the visitor came by https. */
export function safetyHeaders(secure: boolean): readonly (readonly [string, string])[] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    // Never `no-referrer`: browsers would then send `Origin: null` with our own forms.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ...(secure ? [['Strict-Transport-Security', 'max-age=31536000'] as const] : []),
  ]
}
