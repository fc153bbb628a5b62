import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { encodingFor } from './pages.mjs'

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
}

/** @typedef {Readonly<Record<string, { readonly body: Buffer, readonly head: readonly string[] }>>} Asset by encoding */

/**
 * Serves the build's hashed files from memory, as the build compressed them. Content never changes under a name, so browsers
 * cache them for a year. Only files that existed at start are served.
 *
 * @param {string} clientFolder
 */
export function createAssets(clientFolder) {
  const names = new Set(filesIn(join(clientFolder, 'assets')))
  /** @type {Map<string, Asset>} */
  const loaded = new Map()

  /** @param {string} name @returns {Asset} */
  function load(name) {
    const read = (/** @type {string} */ suffix) => readFileSync(join(clientFolder, 'assets', name + suffix))
    const head = (/** @type {Buffer} */ body, /** @type {string} */ encoding) =>
      [
        ['Content-Type', TYPES[extname(name)] ?? 'application/octet-stream'],
        ['Cache-Control', 'public, max-age=31536000, immutable'],
        ['X-Content-Type-Options', 'nosniff'],
        ['Vary', 'Accept-Encoding'],
        ['Content-Length', String(body.length)],
        ...(encoding === 'identity' ? [] : [['Content-Encoding', encoding]]),
      ].flat()
    const forms = [
      ['identity', ''],
      ...(names.has(`${name}.br`) ? [['br', '.br']] : []),
      ...(names.has(`${name}.gz`) ? [['gzip', '.gz']] : []),
    ]
    return Object.fromEntries(
      forms.map(([encoding = '', suffix = '']) => {
        const body = read(suffix)
        return [encoding, { body, head: head(body, encoding) }]
      }),
    )
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  return (request, response) => {
    const name = (request.url ?? '').split('?')[0]?.replace(/^\/build\/assets\//, '') ?? ''
    if (!names.has(name)) {
      response
        .writeHead(404, {
          'Content-Type': 'text/plain',
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        })
        .end('Not found\n')
      return
    }
    const asset = loaded.get(name) ?? load(name)
    loaded.set(name, asset)
    const form = asset[encodingFor(request.headers['accept-encoding'])] ?? asset.identity
    response.writeHead(200, /** @type {string[]} */ (form?.head))
    response.end(request.method === 'HEAD' ? undefined : form?.body)
  }
}

/** @param {string} folder */
function filesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
