import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listening } from '@store/bench/nginx.mjs'

const shipped = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url))

/** Caddy as `deploy/Caddyfile` has it, at one port for shops and API, with certificates that it issues itself. */
export async function openCaddy({ port, httpPort, internalPort, storefronts, apis, tls, assets = '/nowhere' }) {
  if (spawnSync('caddy', ['version']).error)
    throw new Error('This needs Caddy: install it (Debian: apt-get install caddy).')
  const folder = await mkdtemp(join(tmpdir(), 'feria-caddy-'))
  const here = (ports) => ports.map((each) => `127.0.0.1:${each}`).join(' ')
  const child = spawn('caddy', ['run', '--config', shipped, '--adapter', 'caddyfile'], {
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      CADDY_OPTIONS: `admin off\nlocal_certs\nskip_install_trust\nhttps_port ${port}\nhttp_port ${httpPort}`,
      ...{ INTERNAL_PORT: internalPort, KEPT_ASSETS: assets, HEALTH_INTERVAL: '100ms' },
      ...{ STOREFRONTS: here(storefronts), APIS: here(apis) },
      ...{ STORE_CERTIFICATE: tls.certificate, STORE_KEY: tls.key },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await listening(child, port, 'Caddy')
  return {
    close: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
