import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { NOT_CHECKED } from './exit-codes.mjs'

// Each run lists the shipped packages, which takes pnpm ten seconds on an idle machine.
vi.setConfig({ testTimeout: 120_000 })
const check = fileURLToPath(new URL('audit.mjs', import.meta.url))
const hole = (severity) => [
  { id: 1, title: 'A hole', severity, url: 'https://example.com/1', vulnerable_versions: '*' },
]

let registry
afterEach(() => registry?.close())

/** Runs the check against a registry with npm's current endpoint only. */
async function audit(holes) {
  const asked = {}
  registry = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString() || '{}')
    if (holes === null || request.url !== '/-/npm/v1/security/advisories/bulk') return response.writeHead(410).end()
    Object.assign(asked, body)
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(holes))
  })
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${registry.address().port}/`
  const child = spawn(process.execPath, [check, address], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = (await child.stdout.toArray()).join('')
  const exitCode = child.exitCode ?? (await new Promise((resolve) => child.once('exit', resolve)))
  return { asked, said, exitCode }
}

test('a hole of high severity in what ships is named and fails the check', async () => {
  const { asked, said, exitCode } = await audit({ react: hole('critical') })
  expect({ said, exitCode }).toEqual({ said: 'react: A hole (critical, https://example.com/1)\n', exitCode: 1 })
  expect(asked).toMatchObject({ react: [expect.stringMatching(/^18\./)], pg: [expect.any(String)] })
})

test('what is not severe passes', async () => {
  expect(await audit({ react: hole('moderate') })).toMatchObject({ said: '', exitCode: 0 })
})

test('where the registry does not answer, nothing counts as checked', async () => {
  expect(await audit(null)).toMatchObject({ exitCode: NOT_CHECKED })
})
