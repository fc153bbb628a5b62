import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runServer } from 'verdaccio'
import { run } from './packages.mjs'

/**
 * Starts a package registry on loopback for as long as this process runs: `@store/*` is only local, so that no public
 * package can replace one of ours; everything else is proxied to npm's configured registry.
 */
export async function openRegistry(folder) {
  await mkdir(folder, { recursive: true })
  const upstream = (await run('npm', ['config', 'get', 'registry'])).trim()
  const app = await runServer({
    self_path: join(folder, 'config.yaml'),
    storage: join(folder, 'storage'),
    uplinks: { outside: { url: upstream, cache: false } },
    packages: {
      '@store/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'outside' },
    },
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
    max_body_size: '50mb',
  })
  const server = await new Promise((resolve, reject) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening))
    listening.once('error', reject)
  })
  const url = `http://127.0.0.1:${server.address().port}/`
  return {
    url,
    async versionsOf(name) {
      const answer = await fetch(url + name.replace('/', '%2f'))
      return answer.ok ? Object.keys((await answer.json()).versions) : []
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}
