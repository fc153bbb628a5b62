import { createHash } from 'node:crypto'
import type { PageZone } from '@store/core'
import { env } from '#app/http/env.server.ts'
import { SCRIPT_MARK } from '#app/security/script-mark.ts'
import type { Sources } from '#app/third-parties/third-parties.server.ts'

const MARK = ` nonce="${SCRIPT_MARK}"`

/** The page without the script marks, and the hash of each inline script for its policy. */
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
 * Content-Security-Policy of a page: scripts are ours by file or by hash, and those of the third
 * parties this shop has on this page (`sources`); nothing else runs. `formTargets`: other origins its forms may end at,
 * after redirects.
 */
export function contentSecurityPolicy(page: {
  readonly scriptHashes: readonly string[]
  readonly secure: boolean
  readonly formTargets: readonly string[]
  readonly sources: Sources
  /** The only origin that may frame the page; null: the page's own. */
  readonly framedBy: string | null
}): string {
  const allow = (directive: string, ownSources: readonly string[]) =>
    [directive, ...ownSources, ...(page.sources[directive] ?? [])].join(' ')
  const others = (directive: string, ownSources: readonly string[]) =>
    page.sources[directive] ? [allow(directive, ownSources)] : []
  return [
    "default-src 'self'",
    allow('script-src', ["'self'", ...page.scriptHashes]),
    // Templates set custom properties in style attributes, which no hash can name.
    "style-src 'self' 'unsafe-inline'",
    allow('img-src', images),
    ...others('connect-src', ["'self'"]),
    ...others('media-src', ["'self'"]),
    "object-src 'none'",
    page.sources['frame-src'] ? allow('frame-src', []) : "frame-src 'none'",
    `frame-ancestors ${page.framedBy ?? "'self'"}`,
    "base-uri 'none'",
    ["form-action 'self'", ...page.formTargets].join(' '),
    ...(page.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Additional headers of responses in the preview of a draft: its address is a secret, so nobody may cache or index it. */
export const DRAFT_HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
}

/**
 * Headers of every page besides its policy. `secure`: the visitor came by https. Addresses of orders contain their
 * keys, so pages opened from one get no full referrer: third parties would read the key there.
 */
export function safetyHeaders(secure: boolean, zone: PageZone): readonly (readonly [string, string])[] {
  return [
    // Never `no-referrer`: browsers would then send `Origin: null` with our own forms.
    ['Referrer-Policy', zone === 'shop' ? 'strict-origin-when-cross-origin' : 'strict-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ...(secure ? [['Strict-Transport-Security', 'max-age=31536000'] as const] : []),
  ]
}
