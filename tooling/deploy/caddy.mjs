import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { needs, runProxy } from '@store/bench/run-proxy.mjs'

const shipped = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url))

/** Runs Caddy with `deploy/Caddyfile`, on one port for shops, office and API, with certificates that it issues itself. */
export async function openCaddy({
  port,
  httpPort,
  internalPort,
  storefronts,
  offices = [9],
  apis,
  tls,
  assets = '/nowhere',
}) {
  needs('caddy', 'version', 'Caddy', 'caddy')
  const folder = await mkdtemp(join(tmpdir(), 'feria-caddy-'))
  const here = (ports) => ports.map((each) => `127.0.0.1:${each}`).join(' ')
  return runProxy('caddy', ['run', '--config', shipped, '--adapter', 'caddyfile'], {
    name: 'Caddy',
    folder,
    port,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_OPTIONS: `admin off\nlocal_certs\nskip_install_trust\nhttps_port ${port}\nhttp_port ${httpPort}`,
      INTERNAL_PORT: internalPort,
      KEPT_ASSETS: assets,
      HEALTH_INTERVAL: '100ms',
      STOREFRONTS: here(storefronts),
      OFFICES: here(offices),
      APIS: here(apis),
      STORE_CERTIFICATE: tls.certificate,
      STORE_KEY: tls.key,
    },
  })
}
