import { parse, serialize } from 'hono/utils/cookie'
import { env } from './env.server.ts'

/** Browsers accept a cookie with the prefix `__Host-` by https and from this host only. */
const name = (plain: string) => (env.secure ? `__Host-${plain}` : plain)

const DAY = 24 * 60 * 60
/** The cookies, with their lifetimes in days. */
const COOKIES = {
  /** The session token. The API decides when the session ends. */
  session: { name: name('office'), days: 90 },
  /** The browser's secret, which proves that something is finished in the browser in which it was begun. */
  browser: { name: name('office-browser'), days: 400 },
  language: { name: name('office-language'), days: 400 },
  /** The address to which a sign-in code was sent. */
  entering: { name: name('office-entering'), days: 1 / 144 },
  /** The shop that is being opened. */
  draft: { name: name('office-draft'), days: 30 },
} as const
export type CookieName = keyof typeof COOKIES

/** Reads the cookies of a request; null: not sent. */
export function readCookies(request: Request): (cookie: CookieName) => string | null {
  const sent = parse(request.headers.get('cookie') ?? '')
  return (cookie) => sent[COOKIES[cookie].name] ?? null
}

/** The `Set-Cookie` header that stores a value, or with null deletes it. */
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
