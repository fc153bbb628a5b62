import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page, test } from '@playwright/test'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const TEMPLATE = join(root, 'packages/template-5/src')
const CODE = join(TEMPLATE, 'layout/header.tsx')
const STYLES = join(TEMPLATE, 'styles/header.css')

/** Runs `pnpm dev` on separate ports and data. */
const ports = {
  PORT: await freePort(),
  API_PORT: await freePort(),
  SANDBOX_PORT: await freePort(),
  WORKSHOP_PORT: await freePort(),
}
let data: string
let dev: ChildProcess

test.describe.configure({ mode: 'serial', timeout: 240_000 })
// At this width the bag is beside the page.
test.use({ viewport: { width: 1280, height: 800 }, actionTimeout: 30_000 })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  data = await mkdtemp(join(tmpdir(), 'feria-dev-'))
  dev = spawn(process.execPath, [join(root, 'tooling/start/start.mjs'), '--dev'], {
    cwd: root,
    env: { ...process.env, ...ports, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await says(dev, 'Ctrl-C stops everything')
})

test.afterAll(async () => {
  dev.kill('SIGTERM')
  if (dev.exitCode === null) await new Promise((resolve) => dev.once('exit', resolve))
  await rm(data, { recursive: true, force: true })
})

test('a line of code and one of styles are shown in the open shop, which keeps its state', async ({ page }) => {
  await page.goto(`http://alborada.localhost:${ports.PORT}/`, { waitUntil: 'networkidle' })
  await page.locator('.bar').getByText('Bolsa').click()
  await expect(page.locator('.bag-panel')).toBeVisible()
  await expectReplaced(page, page.locator('.bar-title').first())
  await expect(page.locator('.bag-panel')).toBeVisible()
})

test('and in the open workshop', async ({ page }) => {
  const story = 'iframe.html?viewMode=story&globals=template:5&id='
  const { entries } = await (await fetch(`http://127.0.0.1:${ports.WORKSHOP_PORT}/index.json`)).json()
  const [first = ''] = Object.keys(entries).filter((id) => /home/.test(id))
  await page.goto(`http://127.0.0.1:${ports.WORKSHOP_PORT}/${story}${first}`, { waitUntil: 'networkidle' })
  await expectReplaced(page, page.locator('.bar-title').first())
})

/** Changes both files, and expects the changes without a page load. */
async function expectReplaced(page: Page, title: Locator) {
  await expect(title).toBeVisible()
  await page.evaluate(() => Reflect.set(window, '__same', true))
  await changed(CODE, ['className="bar-title"', 'className="bar-title replaced"'], (is) =>
    is(expect(title)).toHaveClass(/replaced/),
  )
  await changed(STYLES, ['.bar-title {', '.bar-title {\n    outline: 3px solid rgb(1 2 3);'], (is) =>
    is(expect(title)).toHaveCSS('outline-color', 'rgb(1, 2, 3)'),
  )
  expect(await page.evaluate(() => Reflect.get(window, '__same'))).toBe(true)
}

type Expected = ReturnType<typeof expect<Locator>>

/** Changes a line and expects it on the page, then restores it in any case, and expects that. */
async function changed(
  file: string,
  [from, to]: readonly [string, string],
  see: (is: (title: Expected) => Expected) => Promise<void>,
) {
  const before = await readFile(file, 'utf8')
  expect(before).toContain(from)
  const began = performance.now()
  try {
    await writeFile(file, before.replace(from, to))
    await see((title) => title)
  } finally {
    await writeFile(file, before)
  }
  const took = `${Math.round(performance.now() - began)} ms`
  test.info().annotations.push({ type: 'seen after', description: `${took}: ${file.slice(root.length)}` })
  await see((title) => title.not)
}

/** Resolves once the program has printed this text; keeps reading its output. */
function says({ stdout }: ChildProcess, text: string) {
  return new Promise<void>((resolve, reject) => {
    let output = ''
    stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes(text)) resolve()
    })
    stdout?.once('end', () => reject(new Error(`pnpm dev ended:\n${output}`)))
  })
}

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(String(address && typeof address === 'object' ? address.port : 0)))
    })
  })
}
