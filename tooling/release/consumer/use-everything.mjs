import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { createApiClient } from '@store/api-client'
import { encodeOutput, endpoints } from '@store/api-client/contract'
import { formatAmount } from '@store/core'
import { fixturesFor, Stage } from '@store/template-kit/fixtures'
import { tokensToCss } from '@store/template-kit/settings'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const require = createRequire(import.meta.url)
const installed = (await readdir('node_modules/@store')).map((name) => `@store/${name}`)
const templates = installed.filter((name) => /-\d+$/.test(name))
assert.ok(templates.length > 12, `${templates.length} templates are installed`)

for (const name of installed) await everyEntryLoads(name)
await aCallIsAnswered()
for (const name of templates) await aPageIsDrawn(name)
process.stdout.write(
  `${installed.length} packages work in an empty project, ${templates.length} templates among them\n`,
)

/**
 * All entries of a package's `exports` load, and its changelog has its version; the tests of templates need vitest, which is
 * not installed here.
 */
async function everyEntryLoads(name) {
  const folder = `node_modules/${name}`
  const { exports, version } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))
  assert.match(
    await readFile(`${folder}/CHANGELOG.md`, 'utf8'),
    new RegExp(`^## ${version}$`, 'm'),
    `${name}: its CHANGELOG.md`,
  )
  for (const entry of Object.keys(exports).filter((path) => path !== './testing' && !path.includes('*'))) {
    const address = name + entry.slice(1)
    if (entry.endsWith('.css')) assert.notEqual((await readFile(require.resolve(address), 'utf8')).length, 0, address)
    else assert.notDeepEqual(Object.keys(await import(address)), [], address)
  }
}

async function aCallIsAnswered() {
  const categories = [{ id: 7, name: 'Vestidos', position: 1, image: null, count: 9 }]
  const server = createServer((_, response) => {
    const { status, body } = encodeOutput(endpoints.listCategories, categories)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const api = createApiClient({ baseUrl: `http://127.0.0.1:${server.address().port}`, publicKey: 'demo' })
  assert.deepEqual(await api.listCategories({ params: { id: 12 } }), categories)
  server.closeAllConnections()
  server.close()
}

async function aPageIsDrawn(name) {
  const { template } = await import(name)
  const { design } = await import(name + template.design.slice(1))
  const fixtures = fixturesFor('es')
  const settings = template.settings.read({})
  assert.match(tokensToCss(template.tokens, settings.colors, settings.scheme), /--primary/)
  const { default: Home } = await design.screens.Home()
  const words = { ...(await import('@store/template-kit/words/es')).default, ...(await design.words.es()).default }
  const shop = { ...fixtures.shop, settings }
  const view = fixtures.screens.Home.full
  const answer = { products: [], discounts: [], shippingRate: shop.shop.shippingRate, minPurchase: null }
  const page = renderToString(
    createElement(Stage, { design, name: 'Home', component: Home, view, shop, words, answer }),
  )
  const [first] = view.products
  assert.ok(page.includes(formatAmount(first.price, shop.shop)), `${name}: a price of the shop is on its home page`)
}
