import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { absolutePath, terminal } from './terminal.ts'

/** The address of the API, and the key or session of the caller. */
export type Login = { readonly url: string; readonly token: string }

const StoredLogin = z.object({ url: z.string(), token: z.string() })

/** The file in which `feria login` stores it, readable by its owner only. */
const file = () => join(terminal().env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'feria', 'login.json')

/** The file in the data folder in which `start` stores the platform's key that it has made. */
export const platformKeyFile = () => join(absolutePath(terminal().env.DATA_DIR || '.data'), 'platform.key')

const localUrl = () => `http://127.0.0.1:${terminal().env.API_PORT || 4000}`

/**
 * The key: that of FERIA_TOKEN, otherwise that of `feria login`, otherwise the one that `start` has stored. Null: none.
 */
export async function findLogin(): Promise<Login | null> {
  const { FERIA_URL: url, FERIA_TOKEN: token } = terminal().env
  if (token) return { url: url || localUrl(), token: token.trim() }
  const stored = await storedLogin()
  if (stored) return { ...stored, ...(url && { url }) }
  const local = await readFile(platformKeyFile(), 'utf8').catch(() => null)
  return local === null ? null : { url: url || localUrl(), token: local.trim() }
}

async function storedLogin(): Promise<Login | null> {
  const text = await readFile(file(), 'utf8').catch(() => null)
  if (text === null) return null
  const stored = StoredLogin.safeParse(JSON.parse(text))
  return stored.success ? stored.data : null
}

export async function keepLogin(login: Login): Promise<void> {
  await writeSecret(file(), `${JSON.stringify(login)}\n`)
}

/** Deletes the stored login and returns it; null: there was none. */
export async function forgetLogin(): Promise<Login | null> {
  const had = await storedLogin()
  await rm(file(), { force: true })
  return had
}

/** Writes a file that only its owner can read, also if it existed before. */
export async function writeSecret(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { mode: 0o600 })
  await chmod(path, 0o600)
}
