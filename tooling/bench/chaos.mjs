import { clientsCut } from './cuts.mjs'
import { apiKilled, databaseKilled } from './kills.mjs'
import { report } from './ledger.mjs'
import { outboxKilled } from './outbox.mjs'
import { openApi } from './product.mjs'

/** What is killed and cut while people buy, at full size (issue 3.6). */
const api = await openApi()
try {
  await api.start()
  const rows = []
  for (const [name, round] of [
    ['clients cut off', () => clientsCut(api, { cuts: 200 })],
    ['API killed', () => apiKilled(api, { kills: 50 })],
    ['PostgreSQL killed', () => databaseKilled(api, { kills: 10 })],
    ['outbox killed', () => outboxKilled({ orders: 200, kills: 12 })],
  ]) {
    console.log(name)
    rows.push(...(await round()))
  }
  report(rows)
} finally {
  await api.stop()
}
