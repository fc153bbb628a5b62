import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import http2 from 'node:http2'
import https from 'node:https'
import { join } from 'node:path'

/** Creates a certificate for a domain and its subdomains, in this folder. */
export function certificateIn(folder, domain) {
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => join(folder, name))
  const names = `subjectAltName=DNS:${domain},DNS:*.${domain}`
  const { status, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${domain}`, '-addext', names, '-keyout', key, '-out', certificate],
  ])
  if (status !== 0) throw new Error(String(stderr))
  return { certificate, key }
}

/** Sends an HTTPS request to a proxy of this machine, with `host` as SNI and Host. */
export function ask(port, host, path, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const request = https.request(
      {
        host: '127.0.0.1',
        port,
        servername: host,
        path,
        method,
        rejectUnauthorized: false,
        agent: false,
        headers: { host, ...headers },
      },
      (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}

/** The status of a request over HTTP/2. */
export async function statusOverHttp2(port, host, path) {
  const session = http2.connect(`https://127.0.0.1:${port}`, { servername: host, rejectUnauthorized: false })
  try {
    const stream = session.request({ ':path': path, ':authority': host })
    const [headers] = await once(stream, 'response')
    stream.close()
    return headers[':status']
  } finally {
    session.close()
  }
}
