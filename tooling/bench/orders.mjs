import { report } from './consistency.mjs'
import { summed } from './figures.mjs'
import { openApi } from './product.mjs'
import { manyBuyers, mendedAttempts, oneKey, oppositeOrders, twoLinesOneRow } from './scenarios/many-buyers.mjs'

/** The scenarios of orders, at full size. */
const ROUNDS = 10
const crowd = { buyers: 200, units: 50 }

const api = await openApi()
try {
  await api.start()
  const rows = []
  for (let round = 1; round <= ROUNDS; round++) {
    for (const scenario of [manyBuyers, twoLinesOneRow, oppositeOrders]) rows.push(...(await scenario(api, crowd)))
    rows.push(...(await oneKey(api, { times: 100 })), ...(await mendedAttempts(api, { buyers: 50 })))
    console.log(`round ${round} of ${ROUNDS}`)
  }
  report(summed(rows))
} finally {
  await api.stop()
}
