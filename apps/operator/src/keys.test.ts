import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDesk } from './testing/desk.ts'

const { feria, refusalOf, close } = await openDesk()
afterAll(close)

/** The tool in the environment of another person, who only has this key. */
const withKey = (token: string) => ({ FERIA_TOKEN: token })

test('a shop’s program gets a key, does what its scopes allow, and nothing more', async () => {
  const key = (await feria.json('keys', 'create', 'Kasse', '--scopes', 'content:write', '--shop', 'ana')) as {
    id: number
    secret: string
  }
  expect(await feria.json('keys', 'list', '--shop', 'ana')).toMatchObject([
    { name: 'Kasse', scopes: ['content:write'] },
  ])
  const ownFeria = feria.as(withKey(key.secret))
  const branch = ['branches', 'add', '--address', 'Calle 1', '--at', '6.2,-75.5']
  expect(await ownFeria.json(...branch, '--shop', 'ana')).toMatchObject({ address: 'Calle 1' })
  expect((await ownFeria.run(...branch, '--shop', 'bea')).err).toContain('There is no shop "bea"')
  expect((await ownFeria.run('keys', 'list', '--shop', 'ana')).err).toBe(
    'This key may not do that: it takes integrations:write.\n',
  )
  await feria.json('keys', 'delete', String(key.id), '--shop', 'ana')
  expect((await ownFeria.run('branches', 'list', '--shop', 'ana')).err).toContain('does not know this key')
  expect(await refusalOf('keys', 'delete', '7', '--shop', 'ana')).toContain('has no key 7')
})

test('a key that was kept by login is used where nothing else is said, and read by nobody else', async () => {
  const { FERIA_TOKEN = '', FERIA_URL = '', XDG_CONFIG_HOME = '' } = feria.environment
  const nobody = feria.as({ FERIA_TOKEN: '', FERIA_URL: '' })
  expect((await nobody.run('branches', 'list', '--shop', 'ana')).err).toContain('Nobody is logged in')
  expect((await nobody.run('login', '--token', 'fk_wrong', '--url', FERIA_URL)).code).toBe(1)
  expect(await nobody.json('login', '--token', FERIA_TOKEN, '--url', FERIA_URL)).toMatchObject({ shopId: null })
  expect(await nobody.json('branches', 'list', '--shop', 'ana')).toHaveLength(1)
  expect((await stat(join(XDG_CONFIG_HOME, 'feria', 'login.json'))).mode & 0o777).toBe(0o600)
  expect((await nobody.run('logout')).code).toBe(0)
  expect((await nobody.run('branches', 'list', '--shop', 'ana')).err).toContain('Nobody is logged in')
})

test('a key of the platform that is saved into the data folder needs no login', async () => {
  const { FERIA_URL = '', DATA_DIR = '' } = feria.environment
  const local = feria.as({ FERIA_TOKEN: '', FERIA_URL })
  const { out } = await local.run('database', 'key', '--save')
  const file = join(DATA_DIR, 'platform.key')
  const token = (await readFile(file, 'utf8')).trim()
  expect(out).not.toContain(token)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await local.json('branches', 'list', '--shop', 'ana')).toHaveLength(1)
})

test('where no API answers, that is said', async () => {
  const { err } = await feria.as({ FERIA_URL: 'http://127.0.0.1:64999' }).run('branches', 'list', '--shop', 'ana')
  expect(err).toMatch(/^No API answers at http:\/\/127\.0\.0\.1:64999 \(ECONNREFUSED\): start it/)
})
