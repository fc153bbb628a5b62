import { parse, serialize } from 'hono/utils/cookie'
import { env } from './env.server.ts'

/** Browsers believe a name with this prefix only by https, from this host alone. */
const name = (plain: string) => (env.secure ? `__Host-${plain}` : plain)

const DAY = 24 * 60 * 60
/** Days that a cookie is kept. */
const COOKIES = {
  /** The secret of the session. The API decides when it ends. */
  session: { name: name('office'), days: 90 },
  /** The secret of the browser, to finish in it what was begun in it. */
  browser: { name: name('office-browser'), days: 400 },
  language: { name: name('office-language'), days: 400 },
  /** Who is about to sign in, between asking for a code and typing it. */
  entering: { name: name('office-entering'), days: 1 / 144 },
  /** A shop that is about to be opened. */
  draft: { name: name('office-draft'), days: 30 },
} as const
export type CookieName = keyof typeof COOKIES

/** Values of ours that a request carries; null: it has none. */
export function readCookies(request: Request): (cookie: CookieName) => string | null {
  const sent = parse(request.headers.get('cookie') ?? '')
  return (cookie) => sent[COOKIES[cookie].name] ?? null
}

/** The `Set-Cookie` that keeps a value, or with null forgets it. */
export function cookieOf(cookie: CookieName, value: string | null): string {
  const { name, days } = COOKIES[cookie]
  return serialize(name, value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.secure,
    maxAge: value === null ? 0 : Math.round(days * DAY),
  })
}
