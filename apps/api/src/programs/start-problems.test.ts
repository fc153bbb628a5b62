import { createServer } from 'node:net'
import { joinCluster } from '@store/postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inDatabase, oneSentence, openApiProgram } from './testing.ts'

let api: Awaited<ReturnType<typeof openApiProgram>>
beforeAll(async () => {
  api = await openApiProgram('start-problems-test')
})
afterEach(() => api.stopAll())
afterAll(() => api.remove())

describe('what prevents a start is one sentence', () => {
  test('a secret that nobody set, and the public key that everybody knows', async () => {
    const none = await api.refusal({ SHOPPER_SECRET: '', PAYMENT_SECRET: '', PUBLIC_KEY: '' })
    expect(none.code).toBe(1)
    expect(none.complaint).toMatch(
      /^These variables must be set: PUBLIC_KEY, SHOPPER_SECRET, PAYMENT_SECRET\. [^\n]*\.\n$/,
    )
    const known = await api.refusal({ PUBLIC_KEY: 'demo' })
    expect(known.code).toBe(1)
    expect(known.complaint).toMatch(/^These variables must be set: PUBLIC_KEY\. /)
  })

  test('the data folder is in use', async () => {
    const { child } = await api.start()
    const { code, complaint } = await api.refusal({})
    expect(code).toBe(1)
    expect(complaint).toMatch(oneSentence)
    expect(complaint).toContain(`The data folder ${api.dataDir} is in use by process ${child.pid}: `)
  })

  test('two first starts at the same moment: one serves, the other says so', async () => {
    const folder = await api.newFolder()
    const both = [api.launch({ DATA_DIR: folder }), api.launch({ DATA_DIR: folder })]
    const codes = await Promise.all(both.map(({ ready, ended }) => Promise.race([ready, ended])))
    expect(codes.toSorted()).toEqual([1, undefined])
    const loser = both[codes.indexOf(1)]
    expect(loser?.complaint()).toMatch(oneSentence)
    expect(loser?.complaint()).toContain('is in use by')
  })

  test('the port is taken', async () => {
    const taken = createServer()
    await new Promise<void>((done) => taken.listen(0, done))
    const address = taken.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { code, complaint } = await api.refusal({ API_PORT: port })
    expect([code, complaint]).toEqual([
      1,
      `Port ${port} is taken: stop the program that uses it, or choose another port with API_PORT.\n`,
    ])
    taken.close()
  })

  test('the database of DATABASE_URL cannot be reached, is no address, or is not UTF8', async () => {
    const nobody = await api.refusal({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:9/shop' })
    expect([nobody.code, nobody.complaint]).toEqual([
      1,
      'No database answers at 127.0.0.1:9/shop (ECONNREFUSED): check DATABASE_URL, or unset it to use the built-in one.\n',
    ])
    const wrong = await api.refusal({ DATABASE_URL: 'mysql://somewhere', API_PORT: 'x' })
    expect([wrong.code, wrong.complaint]).toEqual([
      1,
      'These variables cannot be used as they are: DATABASE_URL, API_PORT. Mend or unset them.\n',
    ])

    await api.start()
    const url = new URL((await joinCluster(api.dataDir)) ?? '')
    await inDatabase(api.dataDir, `create database latin encoding 'LATIN1' locale 'C' template template0`)
    url.pathname = '/latin'
    const { code, complaint } = await api.refusal({ DATABASE_URL: url.href })
    expect(code).toBe(1)
    expect(complaint).toMatch(oneSentence)
    expect(complaint).toContain('is encoded in LATIN1')
    expect(complaint).not.toContain(url.password)
  })

  test('the data folder cannot be written', async () => {
    const { code, complaint } = await api.refusal({ DATA_DIR: '/dev/null/feria' })
    expect(code).toBe(1)
    expect(complaint).toMatch(oneSentence)
    expect(complaint).toContain('The data folder /dev/null/feria cannot be written: ')
  })
})
