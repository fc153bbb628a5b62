import { randomUUID } from 'node:crypto'
import { check } from '../consistency.mjs'
import { openShop } from '../shop.mjs'

const PATHS = [
  ...['/', '/productos', '/cart', '/contacto', '/blog', '/micompra', '/termsandconditions', '/checkout'],
  ...['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/feed.xml', '/blog/rss.xml', '/productos.json'],
]
const AT_ONCE = 32
const PROGRESS = 100_000
const MOST_EXAMPLES = 5
const pick = (list) => list[Math.floor(Math.random() * list.length)]

/**
 * Every shop and its product carry a unique stamp. Requests with another shop's host in headers, with its cookies, ETags and
 * product addresses: no response, header or log line contains the stamp of another shop than the requested one.
 */
export async function tenantStamps({ api, shops }, { tenants: count, requests }) {
  const tenants = []
  for (let at = 0; at < count; at++) {
    const stamp = `stamp${randomUUID().replaceAll('-', '')}`
    const { subdomain, shopId, products } = await openShop(api.db, { units: 9, name: stamp, brand: stamp })
    tenants.push({ stamp, shopId, host: `${subdomain}.localhost`, slug: products[0].slug, id: products[0].id })
  }
  const byStamp = new Set(tenants.map(({ stamp }) => stamp))
  const etags = Array(64).fill('"x"')
  let [sent, leaks, breakages, own] = [0, 0, 0, 0]
  const examples = []
  const broken = []

  async function visitor() {
    while (sent < requests) {
      const turn = sent++
      if (turn > 0 && turn % PROGRESS === 0) console.log(`   ${turn} of ${requests} requests`)
      const mine = pick(tenants)
      const other = pick(tenants)
      const paths = [
        ...PATHS,
        `/productos/${mine.slug}`,
        `/productos/${other.slug}`,
        `/wa/${other.shopId}`,
        `/?page=${Math.random()}`,
      ]
      const path = paths[turn % paths.length]
      // Every page once with all of these headers, then with some at random.
      const often = turn < paths.length ? 1 : 0.3
      const headers = {
        ...(Math.random() < often && { 'x-forwarded-host': other.host }),
        ...(Math.random() < often && { forwarded: `host=${other.host}` }),
        ...(Math.random() < often && { cookie: `unlock_${other.shopId}=x; cart=${other.id}` }),
        ...(Math.random() < often && { 'if-none-match': pick(etags) }),
        ...(Math.random() < often && { referer: `http://${other.host}/` }),
      }
      const answer = await shops.get(mine.host, path, { headers })
      if (answer.headers.etag) etags[Math.floor(Math.random() * 64)] = answer.headers.etag
      if (answer.status >= 500) {
        breakages += 1
        if (broken.length < MOST_EXAMPLES)
          broken.push(`${answer.status} ${mine.host}${path} ${JSON.stringify(headers)} ${answer.body.slice(0, 200)}`)
      }
      const shown = stampsIn(`${answer.rawHeaders.join(' ')} ${answer.body}`, byStamp)
      // A search for another shop's stamp may repeat it; nothing else may.
      const foreign = shown.filter((stamp) => stamp !== mine.stamp && !path.includes(stamp))
      if (shown.includes(mine.stamp)) own += 1
      if (foreign.length > 0) {
        leaks += 1
        if (examples.length < MOST_EXAMPLES) examples.push(`${mine.host}${path} ${JSON.stringify(headers)}`)
      }
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  const lines = shops.said().split('\n')
  const logged = lines.filter((line) => stampsIn(line, byStamp).length > 1)
  if (examples.length > 0) console.error(examples.join('\n'))
  // Why an answer broke is only in the log.
  if (broken.length > 0)
    console.error(
      [...broken, ...lines.filter((line) => line.includes('"level":"error"')).slice(0, MOST_EXAMPLES)].join('\n'),
    )
  return [
    check(`${count} shops, ${requests} requests that name another: answers with its stamp`, 0, leaks),
    check('answers with 500 and above', 0, breakages),
    check('log lines with the stamps of two shops', 0, logged.length),
    check('answers that showed the shop asked for', true, own > requests / 4),
  ]
}

const stampsIn = (text, known) =>
  [...new Set(text.match(/stamp[0-9a-f]{32}/g) ?? [])].filter((stamp) => known.has(stamp))
