import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { needs, runProxy } from './run-proxy.mjs'

const shipped = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))

/**
 * Runs nginx with `deploy/nginx.conf`, on `ports` of this machine: `shops`, and optionally `office`, `api` and `internal`,
 * the API for storefronts. `storefronts`, `offices` and `apis` are the ports of its upstreams. `tls`: the paths of a
 * certificate and its key; without it, all use HTTP. `keepsPages`: false turns the page cache off. `assets`: the folder of
 * kept scripts.
 */
export async function openNginx({
  ports,
  storefronts,
  offices = [9],
  apis,
  tls = null,
  keepsPages = true,
  assets = '/nowhere',
}) {
  needs('nginx', '-v', 'nginx', 'nginx-light')
  const folder = await mkdtemp(join(tmpdir(), 'feria-nginx-'))
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'logs'))
  const secure = tls ? ' ssl http2' : ''
  const conf = changed(await readFile(shipped, 'utf8'), [
    [/server 127\.0\.0\.1:3000 .*\n.*server 127\.0\.0\.1:3001 .*/, serversOf(storefronts)],
    [/server 127\.0\.0\.1:3100 .*\n.*server 127\.0\.0\.1:3102 .*/, serversOf(offices)],
    [/server 127\.0\.0\.1:4000 .*\n.*server 127\.0\.0\.1:4002 .*/, serversOf(apis)],
    ['listen 443 ssl http2; # shops', `listen 127.0.0.1:${ports.shops}${secure};`],
    [
      'listen 443 ssl http2; # office',
      ports.office ? `listen 127.0.0.1:${ports.office}${secure};` : `listen unix:${folder}/office;`,
    ],
    [
      'listen 443 ssl http2; # API',
      ports.api ? `listen 127.0.0.1:${ports.api}${secure};` : `listen unix:${folder}/api;`,
    ],
    [
      'listen 127.0.0.1:4100;',
      ports.internal ? `listen 127.0.0.1:${ports.internal};` : `listen unix:${folder}/internal;`,
    ],
    ['listen 80; # redirects', `listen unix:${folder}/redirects;`],
    [/ssl_certificate .*;/g, tls ? `ssl_certificate ${tls.certificate};` : ''],
    [/ssl_certificate_key .*;/g, tls ? `ssl_certificate_key ${tls.key};` : ''],
    ['/var/cache/nginx-feria', `${folder}/cache`],
    [/\/srv\/feria-assets/g, assets],
    ['proxy_cache feria;', keepsPages ? 'proxy_cache feria;' : 'proxy_cache off;'],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/logs/error.log;
events { worker_connections 1024; }
http {
access_log off; default_type application/octet-stream; types { text/javascript js; }
${temporary.join(' ')}
${conf}
}
`,
  )
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  return runProxy('nginx', args, { name: 'nginx', folder, port: ports.shops })
}

const serversOf = (ports) => ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ')

/** Applies replacements to a text; each must match. */
function changed(text, changes) {
  return changes.reduce((before, [from, to]) => {
    if (before.replace(from, '') === before) throw new Error(`deploy/nginx.conf has no ${from}`)
    return before.replace(from, to)
  }, text)
}
