import { openBridge } from '../bridge.mjs'
import { check } from '../ledger.mjs'
import { openShop } from '../shop.mjs'
import { openStorefront } from '../storefront.mjs'

/** So many ask for one page that nobody has seen yet, at the same moment: the API is asked once for each of its parts. */
export async function coldPage(api, { visitors }) {
  const { subdomain } = await openShop(api.db, { units: 9 })
  const bridge = await openBridge(api.url)
  const shops = await openStorefront({ apiUrl: bridge.url })
  try {
    const host = `${subdomain}.localhost`
    const answers = await Promise.all(Array.from({ length: visitors }, () => shops.get(host, '/productos')))
    const asked = bridge
      .asked()
      .filter(([, times]) => times > 1)
      .map(([call]) => call)
    return [
      check(
        `${visitors} visitors of one cold page: answered with 200`,
        visitors,
        answers.filter(({ status }) => status === 200).length,
      ),
      check('different pages', 1, new Set(answers.map(({ body }) => body)).size),
      check('calls made more than once', '', asked.join(', ')),
    ]
  } finally {
    await shops.stop()
    await bridge.close()
  }
}
