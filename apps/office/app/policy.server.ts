import { env } from './session/env.server.ts'

/** HTML and addresses of scripts are made in `trusted.ts` alone. Said in the console at first, where it fails every journey. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'"

/** What a page of the office may load and do: what is ours, and pictures of shops; it frames shops alone. */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions of what floats, and the colours of awnings.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...(env.mediaOrigin ? [env.mediaOrigin] : [])].join(' '),
    // The previews of drafts. A page's policy stays while others are shown in it, so that each has them.
    ['frame-src', ...env.shopOrigins].join(' '),
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(env.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
