import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inShop, joinCluster } from '@store/api/database'
import {
  addAccessCode,
  changeShop,
  moveOrder,
  orderContext,
  saveArticle,
  saveProducts,
  setAffiliations,
  setBranches,
  setChatOrderForm,
  setDiscounts,
  setPolicies,
  setShop,
  setTemplateSettings,
} from '@store/api/queries'
import { emptyQuery, POLICY_KINDS } from '@store/core'
import { ORDER_STEPS } from '@store/core/order'
import { POLICY_SLUGS } from '@store/core/routing'
import { payloads } from '@store/sandbox/xss-payloads'
import { openBrowser } from '../browser.mjs'
import { check } from '../consistency.mjs'
import { draft, line, openShop, orderOf } from '../shop.mjs'

const tool = fileURLToPath(new URL('../../../apps/operator/dist/feria.js', import.meta.url))
const { templates: drawn } = JSON.parse(
  await readFile(new URL('../../../packages/templates/src/generated/list.json', import.meta.url), 'utf8'),
)
const DRAWN_TEMPLATES = drawn.map(({ id }) => id)
const TABS = 3
/** The number of texts that are names of categories. */
const CATEGORIES = 7

/**
 * Creates a shop in which every text is a script: products, categories, options, articles, policies, branches, settings of
 * every template, its gate, its lines in mails, and what a buyer writes. It is exported and imported as another shop, whose
 * pages are opened in a browser without Content-Security-Policy, so that escaping alone is tested; then the first one,
 * locked, and a closed one. Mails and feeds are opened too.
 */
export async function storedScripts({ api, shops }, { count, templates = DRAWN_TEMPLATES }) {
  const texts = payloads.slice(0, count)
  const { subdomain: first, shopId: firstId } = await openShop(api.db)
  await fill(api.db, firstId, texts)
  const archive = join(api.folder, `${first}.feria`)
  const subdomain = `x${first}`
  await feria(api, 'database', 'key', '--save')
  await feria(api, 'shop', 'export', first, archive)
  await feria(api, 'shop', 'import', archive, '--subdomain', subdomain)
  const { rows } = await api.db.owner.query('select shop_id as id from shops where subdomain = $1', [subdomain])
  const shopId = rows[0].id

  const order = await buy(api, shopId, texts)
  const origin = `http://${subdomain}.localhost:${shops.port}`
  const slugs = await slugsOf(api.db, shopId)
  const rotated = (index) => (index % 3 === 0 ? `/template${templates[(index / 3) % templates.length]}` : '')
  const addresses = [
    ...templates.flatMap((id) =>
      ['', '/productos', '/contacto', '/cart', '/blog', '/termsandconditions'].map((path) => `/template${id}${path}`),
    ),
    ...slugs.products.map((slug, index) => `${rotated(index)}/productos/${slug}`),
    ...slugs.articles.map((slug, index) => `${rotated(index)}/blog/${slug}`),
    ...POLICY_KINDS.map((kind, index) => `${rotated(index * 3)}/politicas/${POLICY_SLUGS[kind]}`),
    ...texts.flatMap((text, index) =>
      index % 10 === 0
        ? [
            `/productos?q=${encodeURIComponent(text.slice(0, 90))}`,
            `/blog?title=${encodeURIComponent(text.slice(0, 90))}`,
          ]
        : [],
    ),
    ...templates.map((id) => `/template${id}/pedido/${order.number}?key=${order.key}`),
  ].map((path) => `${origin}${path}`)

  const browser = await openBrowser({ bypassCSP: true })
  try {
    const open = await browser.visit(addresses, TABS)
    const homesOf = (shop) => templates.map((id) => `http://${shop}.localhost:${shops.port}/template${id}`)
    await lock(api.db, firstId, texts)
    const locked = await browser.visit(homesOf(first), TABS, 403)
    const closed = await browser.visit(homesOf(await openClosed(api.db, texts)), TABS)
    // Categories that the shop does not have.
    const unknown = await browser.visit(
      texts.slice(CATEGORIES).map((text) => `${origin}/productos?category=${encodeURIComponent(text)}`),
      TABS,
      404,
    )
    const seen = together([open, locked, closed, unknown])
    const mails = await mailsOf(api.folder)
    const letters = await browser.render(mails)
    const feeds = []
    for (const path of ['/feed.xml', '/sitemap.xml', '/blog/rss.xml', '/manifest.webmanifest'])
      feeds.push(await browser.parse(await shops.get(`${subdomain}.localhost`, path)))
    for (const example of [...seen.ran, ...letters.ran].slice(0, 5)) console.error(example)
    return [
      check(
        `${texts.length} scripts in every stored text, ${addresses.length + templates.length * 2 + texts.length - CATEGORIES} pages: run`,
        0,
        seen.ran.length,
      ),
      check('links that would run a script when followed', 0, seen.links.length + letters.links.length),
      check('pages that were not there', 0, seen.broken.length),
      check(`${mails.length} mails: run`, 0, letters.ran.length),
      check('mails were written', true, mails.length > 0),
      check('feeds that cannot be parsed', 0, feeds.filter((ok) => !ok).length),
    ]
  } finally {
    await browser.close()
  }
}

const together = (visits) => ({
  ran: visits.flatMap(({ ran }) => ran),
  links: visits.flatMap(({ links }) => links),
  broken: visits.flatMap(({ broken }) => broken),
})

/** Turns a shop's gate on, with an access code. */
async function lock(db, shopId, texts) {
  const at = (index) => texts[index % texts.length]
  const accessGate = { enabled: true, title: at(10), description: at(11), image: null, colors: { background: at(12) } }
  await setShop(db, shopId, { accessGate })
  await inShop(db, shopId, (tx) => addAccessCode(tx, shopId, 'una-clave', at(13)))
}

/** Creates a closed shop; returns its subdomain. */
async function openClosed(db, texts) {
  const { shopId, subdomain } = await openShop(db)
  const at = (index) => texts[index % texts.length]
  await setShop(db, shopId, { name: at(14), description: at(15), about: { mission: at(16) }, open: false })
  return subdomain
}

async function fill(db, shopId, texts) {
  const at = (index) => texts[index % texts.length]
  await setShop(db, shopId, {
    name: at(0),
    description: at(1),
    city: at(2),
    phone: at(3),
    email: 'shop@example.com',
    chatNumber: '573001234567',
    about: { mission: at(4), vision: at(5), story: at(6) },
    depositAccount: at(7),
    paymentMethods: ['cashOnDelivery', 'bankDeposit'],
    tags: [{ id: 'a', name: at(8), position: 1, values: [{ id: 1, name: at(9) }] }],
    mailNotes: Object.fromEntries(ORDER_STEPS.map((step, index) => [step, at(index + 31).slice(0, 200)])),
    socials: { instagram: 'https://example.com/"onmouseover=xss()' },
  })
  await saveProducts(
    db,
    shopId,
    texts.map((text, index) => ({
      ...draft,
      reference: `r${index}`,
      name: text,
      summary: at(index + 1),
      description: `${at(index + 2)}\n<p>${at(index + 3)}</p>`,
      category: at(index % CATEGORIES),
      subcategory: at((index % CATEGORIES) + CATEGORIES),
      brand: at(index + 4),
      sku: at(index + 5),
      warranty: at(index + 6),
      supplier: at(index + 7),
      message: { label: at(index + 12), required: false },
      images: [{ src: 'https://example.com/a.jpg', alt: at(index + 8) }],
      ...(index % 2 && {
        options: [{ name: at(index + 9), values: [at(index + 10), `${at(index + 11)}2`] }],
        variants: [
          { values: [at(index + 10)], price: 1_000_00, compareAt: null, units: 5, sku: at(index), enabled: true },
          { values: [`${at(index + 11)}2`], price: 2_000_00, compareAt: null, units: 5, sku: null, enabled: true },
        ],
      }),
    })),
  )
  await changeShop(db, shopId, async (tx) => {
    await setPolicies(
      tx,
      shopId,
      Object.fromEntries(POLICY_KINDS.map((kind, index) => [kind, `<p>x</p>${at(index + 17)}`])),
    )
    await setBranches(tx, shopId, [
      { name: at(23), address: at(24), latitude: 6.2, longitude: -75.5, hours: at(25), phone: at(26), photo: null },
    ])
    await setDiscounts(tx, shopId, [
      {
        name: at(27),
        active: true,
        trigger: 'quantity',
        minQuantity: 2,
        reduction: { kind: 'percentage', percent: 10 },
      },
    ])
    await setAffiliations(tx, shopId, [{ name: at(28), logo: null }])
    await setChatOrderForm(tx, shopId, [{ key: 'k', label: at(29), type: 'text', value: at(30), required: false }])
    for (const [index, text] of texts.slice(0, 60).entries())
      await saveArticle(tx, shopId, {
        slug: `articulo-${index}`,
        title: text,
        author: at(index + 1),
        summary: at(index + 2),
        body: `<p>x</p>${at(index + 3)}`,
        image: null,
        active: true,
        publishedAt: '2026-01-02T03:04:05.678Z',
      })
    for (const id of DRAWN_TEMPLATES)
      await setTemplateSettings(tx, shopId, id, {
        banners: [{ title: at(id), text: at(id + 1), button: at(id + 2), href: 'javascript:xss()' }],
        headline: at(id + 3),
        colors: { primary: at(id + 4) },
      })
  })
}

async function buy(api, shopId, texts) {
  const client = api.client()
  const list = await client.listProducts({ query: { ...emptyQuery, shopId } })
  const product = list.products.find(({ variants }) => variants.length === 0) ?? list.products[0]
  const text = (index) => texts[index % texts.length].slice(0, 80)
  const outcome = await client.placeOrder({
    body: orderOf(shopId, [{ ...line(product), message: text(9) }], {
      buyer: { name: text(0), idNumber: '1020304050', email: 'ana@example.com', phone: '3001234567', message: text(1) },
      delivery: {
        kind: 'address',
        address: {
          cityId: null,
          city: text(2),
          division: text(3),
          neighbourhood: text(4),
          postcode: null,
          address: text(5),
          details: text(6),
        },
      },
    }),
  })
  if (outcome.kind !== 'placed') throw new Error(`no order: ${JSON.stringify(outcome)}`)
  await client
    .sendContactMessage({
      body: { shopId, name: text(7), email: 'ana@example.com', phone: '3001234567', message: text(8) },
    })
    .catch(() => null)
  // Each step sends a mail, with the shop's line in it.
  const { number } = outcome.order
  for (const to of ['paid', 'dispatched', 'delivered'])
    await inShop(api.db, shopId, (tx) =>
      moveOrder(tx, { shopId, number, to, who: 'bench', why: text(10) }, orderContext(new Date())),
    )
  return { number, key: outcome.accessKey }
}

async function slugsOf(db, shopId) {
  const { rows: products } = await db.owner.query('select slug from products where shop_id = $1', [shopId])
  // The address of an article ends in its number.
  const { rows: articles } = await db.owner.query(`select slug || '-' || id as slug from articles where shop_id = $1`, [
    shopId,
  ])
  return { products: products.map(({ slug }) => slug), articles: articles.map(({ slug }) => slug) }
}

const feria = async (api, ...args) =>
  promisify(execFile)(process.execPath, [tool, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: await joinCluster(api.folder),
      DATA_DIR: api.folder,
      // The key stored there, not one with which the user of this machine is logged in.
      FERIA_URL: api.url,
      FERIA_TOKEN: '',
      XDG_CONFIG_HOME: api.folder,
    },
  })

/** The HTML of every mail that the API has written to its folder. */
async function mailsOf(folder) {
  const mails = join(folder, 'mail')
  const files = (await readdir(mails).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const written = await Promise.all(files.map((file) => readFile(join(mails, file), 'utf8')))
  return written.map((text) => htmlOf(text)).filter(Boolean)
}

function htmlOf(mail) {
  const [, head = '', body = ''] = /content-type: text\/html([\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/i.exec(mail) ?? []
  if (/base64/i.test(head) || /content-transfer-encoding: base64/i.test(head))
    return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
