import { setTimeout as pause } from 'node:timers/promises'
import { check, findings } from '../consistency.mjs'
import { line, openShop, orderOf, times } from '../shop.mjs'

const STOCK = 1_000_000
const SHOPPERS = 12
const PRODUCTS = 8

/** Kills the services (-9) at random moments while people buy, and restarts them as a supervisor would. */
export const apiKilled = (api, { kills }) =>
  whileShopping(api, `the API killed ${kills} times`, kills, async (business) => {
    for (let round = 0; round < kills; round++) {
      await business.moment()
      await api.kill()
      await api.start()
      await business.recovered()
    }
  })

/** The processes of PostgreSQL to kill: all (as by a power failure), the postmaster, or a backend. */
const VICTIMS = [
  (pid) => -pid,
  (pid) => pid,
  async (_, db) => {
    const { rows } = await db.owner.query(
      `select pid from pg_stat_activity where backend_type = 'client backend' and application_name = 'feria' and pid <> pg_backend_pid()`,
    )
    return rows[Math.floor(Math.random() * rows.length)].pid
  },
]

/** Kills PostgreSQL (-9); the services keep running, and restart it themselves. */
export const databaseKilled = (api, { kills }) =>
  whileShopping(api, `PostgreSQL killed ${kills} times`, kills, async (business) => {
    for (let round = 0; round < kills; round++) {
      await business.moment()
      process.kill(await VICTIMS[round % VICTIMS.length](await api.postgresPid(), api.db), 'SIGKILL')
      await business.recovered()
    }
  })

/** Runs the disaster while shoppers buy; returns the report on their orders. */
async function whileShopping(api, title, kills, disaster) {
  const { shopId, products } = await openShop(api.db, ...times(PRODUCTS, () => ({ units: STOCK })))
  const business = openForBusiness(api, shopId, products)
  try {
    await disaster(business)
    await business.close()
  } catch (error) {
    business.abandon()
    throw error
  }

  const { sent, answers, recoveries, unanswered } = business
  const { rows } = await api.db.owner.query('select order_number as number from orders where shop_id = $1', [shopId])
  const stored = new Set(rows.map(({ number }) => number))
  const { rows: stock } = await api.db.owner.query('select sum(units) as units from stock where shop_id = $1', [shopId])
  const { rows: sold } = await api.db.owner.query(
    'select coalesce(sum(units), 0) as units from orders where shop_id = $1',
    [shopId],
  )
  const longest = (Math.max(...recoveries) / 1000).toFixed(1)
  const story = `${answers.length} orders, ${unanswered()} calls without an answer, at most ${longest} s closed`
  return [
    check(`${title}: came back by itself (${story})`, kills, recoveries.length),
    check(
      'API processes that ended by themselves',
      0,
      api.deaths.splice(0).map((death) => console.error(death)).length,
    ),
    check('acknowledged orders lost', 0, answers.filter(({ number }) => !stored.has(number)).length),
    check('answers that were no order', 0, answers.filter(({ number }) => number === null).length),
    check('orders per key', 1, stored.size / sent.size),
    check('units that are neither sold nor left', 0, PRODUCTS * STOCK - stock[0].units - sold[0].units),
    ...(await findings(api.db, shopId)),
  ]
}

/** Shoppers who buy one cart after the other. Without a response they retry with the same key. */
function openForBusiness(api, shopId, products) {
  const client = api.client()
  const [sent, answers, recoveries] = [new Set(), [], []]
  let [open, abandoned, unanswered] = [true, false, 0]
  let onAnswer = () => {}

  async function shopper() {
    while (open) {
      const wanted = products.filter(() => Math.random() < 0.3)
      const lines = (wanted.length > 0 ? wanted : products.slice(0, 1)).map((product) => line(product, 2))
      const body = orderOf(
        shopId,
        lines.toSorted(() => Math.random() - 0.5),
      )
      sent.add(body.key)
      const outcome = await answerTo(body)
      answers.push({ number: outcome?.kind === 'placed' ? outcome.order.number : null })
    }
  }
  async function answerTo(body) {
    while (!abandoned) {
      const since = performance.now()
      try {
        const outcome = await client.placeOrder({ body })
        onAnswer(since)
        return outcome
      } catch {
        unanswered += 1
        await pause(20)
      }
    }
  }
  /** Resolves when an order is answered that was sent after this call. */
  const nextAnswer = () =>
    new Promise((done) => {
      const now = performance.now()
      onAnswer = (since) => since >= now && done()
    })

  const shoppers = times(SHOPPERS, shopper)
  return {
    sent,
    answers,
    recoveries,
    unanswered: () => unanswered,
    /** Waits for a random moment with orders in flight. */
    moment: async () => {
      await nextAnswer()
      await pause(Math.random() * 600)
    },
    /** Waits until an order is placed again. */
    recovered: async () => {
      const since = performance.now()
      await nextAnswer()
      recoveries.push(performance.now() - since)
    },
    close: async () => {
      open = false
      await Promise.all(shoppers)
    },
    abandon: () => {
      open = false
      abandoned = true
    },
  }
}
