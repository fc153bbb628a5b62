import { Agent, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { createApiServer } from '../http/server.ts'
import { diskStorage } from '../media/storage/disk.ts'
import { openWorld } from '../testing/world.ts'
import { asShopper, openTestDatabase, testApp, testServices } from '../testing.ts'
import type { Request } from './requests.ts'

/** In milliseconds: no call takes nearly as long; one that does hangs. */
const HANGS = 20_000

export type HttpAnswer = { readonly status: number; readonly text: string }

/** Opens the API behind its real server, with a shop that has an example of everything. */
export async function openFuzzed() {
  const db = await openTestDatabase()
  const { services, lines } = testServices(db, { media: diskStorage(tmpdir()) }, 'error')
  const server = createApiServer(testApp(services).fetch)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })

  function ask(method: string, { path, headers, body }: Omit<Request, 'spoilt'>): Promise<HttpAnswer> {
    const json =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const all = { 'x-public-key': 'demo', ...asShopper(), ...json, ...headers }
    return new Promise((resolve, reject) => {
      const request = send(
        { port, host: '127.0.0.1', method, path, agent, headers: all, timeout: HANGS },
        (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (chunk) => {
            text += chunk
          })
          response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
        },
      )
      request.once('timeout', () => request.destroy(new Error('no answer')))
      request.once('error', reject)
      request.end(body)
    })
  }

  return {
    db,
    known: (await openWorld(db, 'ana')).known,
    /** Lines that were logged as errors. */
    lines,
    ask,
    close: async () => {
      agent.destroy()
      await new Promise((done) => server.close(done))
      await db.close()
    },
  }
}
