import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chrome } from '@store/checks/chrome'
import { pack, pnpm, root, run } from './packages.mjs'

/**
 * Tries the work of a template author, and of a shop that uses the result. In a copy of the repository, a template is
 * generated and passes its tests; packed under another name, it is installed as from npm, listed by one line, built, and a
 * shop is opened with it; unpacked outside of the repository, the packed workshop shows it.
 */
const NUMBER = 98
const NAME = '@acme/nombre'

const scratch = await mkdtemp(join(tmpdir(), 'feria-npm-template-'))
const copy = join(scratch, 'repository')
const tool = (name) => join(copy, 'node_modules/.bin', name)
const env = { ...process.env, TURBO_CACHE_DIR: join(root, '.turbo/cache'), TURBO_TELEMETRY_DISABLED: '1' }
const inCopy = (program, ...args) => run(program, args, { cwd: copy, env })
const gen = (...args) => inCopy(process.execPath, 'tooling/generators/gen.mjs', ...args)

try {
  await copyRepository()
  await inCopy(...pnpm, 'install', '--frozen-lockfile', '--prefer-offline')

  await gen('template', String(NUMBER), 'Nombre')
  const folder = join(copy, `packages/template-${NUMBER}`)
  await inCopy(...pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline')
  await inCopy(tool('vitest'), 'run', `packages/template-${NUMBER}/`)
  process.stdout.write('a generated template passes its tests\n')

  const archive = await packAs(folder)
  await rm(folder, { recursive: true })
  await list(`@store/template-${NUMBER}`, null)
  await gen('registry')
  await inCopy(...pnpm, '--filter', '@store/templates', 'add', `file:${archive}`, '--prefer-offline')
  await list(null, NAME)
  await gen('registry')
  process.stdout.write(`${NAME} is installed from its archive, and a line of feria.config.ts\n`)

  await openShop()
  process.stdout.write('a shop is open with it\n')

  await showInWorkshop(archive)
  process.stdout.write('outside the repository the workshop shows it\n')
} catch (error) {
  process.stdout.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await rm(scratch, { recursive: true, force: true })
}

/** Copies the tracked files, with uncommitted changes. */
async function copyRepository() {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const path of new Set(listed.split('\0').filter(Boolean))) {
    await mkdir(dirname(join(copy, path)), { recursive: true })
    await cp(join(root, path), join(copy, path)).catch((error) => {
      // Deleted, but not committed yet.
      if (error.code !== 'ENOENT') throw error
    })
  }
}

/** Builds the generated template, the packages it needs and the workshop; packs it under another name. */
async function packAs(folder) {
  await inCopy(tool('turbo'), 'run', 'types', `--filter=@store/template-${NUMBER}`, '--output-logs=errors-only')
  const workshop = join(copy, 'packages/workshop')
  await run(join(workshop, 'node_modules/.bin/tsup'), [], { cwd: workshop, env })
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...manifest, name: NAME }))
  const archive = join(scratch, 'nombre.tgz')
  await rename(await pack({ path: folder, name: NAME }, scratch), archive)
  return archive
}

/** Removes a line of `feria.config.ts`, or adds one. */
async function list(gone, come) {
  const path = join(copy, 'feria.config.ts')
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => !gone || !line.includes(`'${gone}'`))
  const end = lines.indexOf('  ],')
  await writeFile(path, [...lines.slice(0, end), ...(come ? [`    '${come}',`] : []), ...lines.slice(end)].join('\n'))
}

async function openShop() {
  const apps = ['api', 'operator', 'storefront']
  await inCopy(
    tool('turbo'),
    'run',
    'build',
    ...apps.map((app) => `--filter=@store/${app}`),
    '--output-logs=errors-only',
  )
  const [port, apiPort] = [await freePort(), await freePort()]
  const secret = 'of a template from npm'
  const product = {
    ...env,
    NODE_ENV: 'production',
    DATA_DIR: join(scratch, 'data'),
    LOG_LEVEL: 'warn',
    PUBLIC_KEY: 'npm',
    PORT: String(port),
    API_PORT: String(apiPort),
    API_URL: `http://127.0.0.1:${apiPort}`,
    SHOPPER_SECRET: secret,
    PAYMENT_SECRET: secret,
    XDG_CONFIG_HOME: scratch,
  }
  const stops = []
  try {
    stops.push(await serve(join(copy, 'apps/api'), 'dist/serve.js', product, apiPort))
    const feria = (...args) =>
      run(process.execPath, ['apps/operator/dist/feria.js', ...args], { cwd: copy, env: product })
    await feria('database', 'key', '--save')
    await feria('shop', 'create', '--subdomain', 'nombre', '--name', 'Nombre', '--template', String(NUMBER))
    await feria('import', 'docs/products.csv', '--shop', 'nombre')
    await feria('template', 'set', 'headline', 'Bienvenida', '--shop', 'nombre')
    stops.push(await serve(join(copy, 'apps/storefront'), 'serve.mjs', product, port))
    await lookAt(`http://nombre.localhost:${port}`, ['/', '/productos', '/cart', `/template${NUMBER}`])
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

/** Starts a program in a folder, and waits until `path` is answered or it has exited. @returns a function that stops it */
async function serve(folder, script, product, port, { args = [], path = '/readyz' } = {}) {
  const child = spawn(process.execPath, [script, ...args], { cwd: folder, env: product, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${folder} did not start: ${output}`)
    await pause(200)
  }
  return async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
}

/**
 * Opens pages with the installed template: they hydrate, all their resources load, and there are no errors, as two copies of
 * the kit or React would cause.
 */
async function lookAt(origin, paths) {
  const browser = await chromium.launch({ executablePath: chrome, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const [problems, scripts] = [[], []]
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (messages) => ['error', 'warning'].includes(messages.type()) && problems.push(messages.text()))
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.url()}: ${response.status()}`)
      scripts.push(response.url())
    })
    for (const path of paths) {
      await page.goto(origin + path)
      await page.waitForFunction(() => Object.keys(document.getElementById('main')).some((key) => /^__react/.test(key)))
      const drawn = await page.evaluate(() => document.documentElement.dataset.template)
      if (drawn !== String(NUMBER)) problems.push(`${path} is drawn with template ${drawn}`)
    }
    if (!scripts.some((address) => /\/nombre-[\w-]+\.js$/.test(address)))
      problems.push('its code is no file of its own')
    await page.goto(origin)
    if (!(await page.getByText('Bienvenida').isVisible())) problems.push('what the merchant has set is not seen')
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    await browser.close()
  }
}

/**
 * Runs the packed workshop in the folder of the unpacked template, with packed kit and core, and no file of the repository:
 * a story is rendered, with the template's styles, and without errors.
 */
async function showInWorkshop(archive) {
  const folder = join(scratch, 'alone')
  await mkdir(folder)
  await run('tar', ['--extract', '--file', archive, '--directory', folder, '--strip-components=1'])
  const path = join(folder, 'package.json')
  const { devDependencies: _, ...manifest } = JSON.parse(await readFile(path, 'utf8'))
  const packed = {}
  for (const name of ['core', 'template-kit', 'workshop']) {
    const archive = await pack({ path: join(copy, 'packages', name), name: `@store/${name}` }, scratch)
    packed[`@store/${name}`] = `file:${archive}`
  }
  const { react, 'react-dom': reactDom } = manifest.peerDependencies
  const tried = {
    ...manifest,
    devDependencies: { ...packed, react, 'react-dom': reactDom },
    // The kit depends on a version of core that is not in any registry.
    pnpm: { overrides: { '@store/core': packed['@store/core'] } },
  }
  await writeFile(path, JSON.stringify(tried))
  const [program, ...args] = pnpm
  await run(program, [...args, 'install', '--prefer-offline', '--ignore-workspace'], { cwd: folder, env })

  const port = await freePort()
  const stop = await serve(folder, 'node_modules/@store/workshop/bin.mjs', env, port, {
    args: ['--port', String(port), '--ci', '--host', '127.0.0.1'],
    path: '/index.json',
  })
  const browser = await chromium.launch({ executablePath: chrome, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const problems = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (messages) => messages.type() === 'error' && problems.push(messages.text()))
    await page.goto(`http://127.0.0.1:${port}/iframe.html?viewMode=story&id=screens-home--full`)
    await page.locator(`html[data-template="${NUMBER}"] main h1`).waitFor()
    await page.waitForFunction(() => {
      const { sheet } = document.querySelector('#storybook-root link[rel="stylesheet"]') ?? {}
      return sheet?.cssRules.length > 0
    })
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    await browser.close()
    await stop()
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
