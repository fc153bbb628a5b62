import { env } from './session/env.server.ts'

/** HTML and script URLs are made in `trusted.ts` only. The policy is report-only at first; the tests fail on its reports. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'"

/** The Content-Security-Policy of pages: resources of the office and pictures of shops; frames with shops only. */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions of popovers, and the colours of awnings.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...(env.mediaOrigin ? [env.mediaOrigin] : [])].join(' '),
    // Previews of drafts. The policy of the first page stays during client-side navigation, so every page has them.
    ['frame-src', ...env.shopOrigins].join(' '),
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(env.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
