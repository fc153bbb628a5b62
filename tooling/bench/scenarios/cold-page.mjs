import { check } from '../consistency.mjs'
import { openShop } from '../shop.mjs'

/** The calls are counted, not timed; each visitor has a new connection, as people do. */
const VISITOR = { timeout: 600_000, headers: { connection: 'close' } }

/**
 * Many visitors request a page that is not cached, and the feed of all products, at the same moment: each of their parts is
 * requested from the API once.
 */
export async function coldPage({ api, shops, proxy }, { visitors }) {
  const { subdomain } = await openShop(api.db, { units: 9 })
  proxy.calls.clear()
  const host = `${subdomain}.localhost`
  const checks = []
  for (const path of ['/productos', '/feed.xml']) {
    const answers = await Promise.all(Array.from({ length: visitors }, () => shops.get(host, path, VISITOR)))
    const good = answers.filter(({ status }) => status === 200).length
    for (const { status, body } of answers.filter((each) => each.status !== 200).slice(0, 3))
      console.error(path, status, body.slice(0, 500))
    checks.push(
      check(`${visitors} visitors of a cold ${path}: answered with 200`, visitors, good),
      check(`different answers of ${path}`, 1, new Set(answers.map(({ body }) => body)).size),
    )
  }
  const repeated = proxy
    .asked()
    .filter(([, times]) => times > 1)
    .map(([call]) => call)
  return [...checks, check('calls made more than once', '', repeated.join(', '))]
}
