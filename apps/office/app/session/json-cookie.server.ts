import type * as z from 'zod'
import type { CookieName } from './cookies.server.ts'
import type { Office } from './office.server.ts'

/** Parses a cookie of JSON by its schema; null: missing or invalid. */
export function readJsonCookie<S extends z.ZodType>(office: Office, cookie: CookieName, schema: S): z.output<S> | null {
  const text = office.cookie(cookie)
  if (!text || text.length > 4_000) return null
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return null
  }
}

export function keepJsonCookie(office: Office, cookie: CookieName, value: object): void {
  office.keep(cookie, Buffer.from(JSON.stringify(value)).toString('base64url'))
}
