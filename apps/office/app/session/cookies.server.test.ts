import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

/** Imports the module anew, as it reads the environment once. */
async function cookiesAt(url: string) {
  vi.resetModules()
  vi.stubEnv('OFFICE_URL', url)
  return import('./cookies.server.ts')
}

it('by https, the session is a cookie of this host alone, which no script reads', async () => {
  const { cookieOf } = await cookiesAt('https://office.example')
  expect(cookieOf('session', 'fs_secret')).toBe(
    '__Host-office=fs_secret; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
})

it('by http, browsers would not take such a name', async () => {
  const { cookieOf, readCookies } = await cookiesAt('http://office.localhost:3100')
  const written = cookieOf('browser', 'q'.repeat(43))
  expect(written).toMatch(/^office-browser=q{43}; .*HttpOnly; SameSite=Lax$/)
  const read = readCookies(
    new Request('http://x', { headers: { cookie: `office-browser=${'q'.repeat(43)}; office=` } }),
  )
  expect(read('browser')).toBe('q'.repeat(43))
  expect(read('draft')).toBeNull()
})

it('forgets by ending at once', async () => {
  const { cookieOf } = await cookiesAt('https://office.example')
  expect(cookieOf('draft', null)).toContain('Max-Age=0')
})
