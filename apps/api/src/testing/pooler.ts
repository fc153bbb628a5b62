import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { loginsOf } from '../database/index.ts'

/** Few, so that programs share them and get another connection for each transaction. */
const CONNECTIONS = 6

/** An ordinary user: pgbouncer does not run as root. */
const NOBODY = 65_534

/**
 * A pgbouncer in transaction mode in front of the server of `ownerUrl`, for its owner's login and the others. `url` is the same
 * database through it.
 */
export async function openPooler(ownerUrl: string): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'feria-pooler-'))
  await chmod(folder, 0o755)
  const server = new URL(ownerUrl)
  const logins = [ownerUrl, ...Object.values(loginsOf(ownerUrl) ?? {})]
    .map((url) => new URL(url))
    .map(({ username, password }) => `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`)
  const port = await freePort()
  await writeFile(join(folder, 'users.txt'), `${logins.join('\n')}\n`)
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${server.hostname} port=${server.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 500
`,
  )
  const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], {
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const failed = new Promise<never>((_, reject) => {
    child.once('error', () =>
      reject(new Error('This needs pgbouncer: install it (Debian: apt-get install pgbouncer).')),
    )
    child.once('exit', () => reject(new Error(`pgbouncer has ended: ${output}`)))
  })
  failed.catch(() => undefined)
  const url = new URL(ownerUrl)
  url.host = `127.0.0.1:${port}`
  await Promise.race([failed, answering(url.href)])
  return {
    url: url.href,
    close: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answering(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
