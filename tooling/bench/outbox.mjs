import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { inShop } from '@store/api/database'
import { addWebhook } from '@store/api/queries'
import { SMTPServer } from 'smtp-server'
import { check, findings } from './consistency.mjs'
import { freePort, openApi, SECRET } from './product.mjs'
import { line, openShop, orderOf, times } from './shop.mjs'

/** Longer than the claim of a killed process on a message lasts, in milliseconds. */
const PATIENCE = 5 * 60_000
/**
 * The mails and webhooks that one process sends concurrently: as many may have been sent but not marked when it is killed.
 */
const [MAILS_AT_ONCE, HOOKS_AT_ONCE] = [3, 2]

/**
 * Places orders while the mail server is down and the services, which send mails and webhooks, are killed (-9) repeatedly,
 * before and after it is back: buyer and merchant are notified of every order.
 */
export async function outboxKilled({ orders, kills }) {
  const port = await freePort()
  const hooks = await openHooks()
  const api = await openApi({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, PRIVATE_HOOKS: '1' } })
  const mails = []
  let server = null
  try {
    await api.start()
    const { shopId, products } = await openShop(api.db, { units: orders })
    await api.db.owner.query(`update shops set email = 'tienda@ejemplo.co' where shop_id = $1`, [shopId])
    const webhook = { url: hooks.url, events: ['order.created'], buyers: false }
    await inShop(api.db, shopId, (tx) => addWebhook(tx, shopId, webhook, [SECRET]))

    const placing = Promise.all(times(orders, () => insist(api, orderOf(shopId, [line(products[0])]))))
    for (let kill = 0; kill < kills; kill++) {
      await pause(Math.random() * 1500)
      await api.kill()
      await api.start()
      if (kill === Math.floor(kills / 3)) server = await openMails(port, mails)
    }
    const placed = await placing
    const left = await drained(api.db, shopId)

    const countReceived = (of) => new Set(of.map(({ number, to }) => `${number} ${to}`)).size
    const ids = (of) => new Set(of.map(({ id }) => id)).size
    const repeats = `${mails.length - ids(mails)} mails and ${hooks.calls.length - ids(hooks.calls)} hooks twice`
    return [
      check(
        `${orders} orders, mail away, services killed ${kills} times (${repeats}): placed`,
        orders,
        new Set(placed).size,
      ),
      check('messages that still wait, or were given up', 0, left),
      check('buyers and merchant told of each order', 2 * orders, countReceived(mails)),
      check('Message-IDs, one per mail', 2 * orders, ids(mails)),
      check('orders the hook was called for', orders, countReceived(hooks.calls)),
      check('ids of hooks, one per order', orders, ids(hooks.calls)),
      check(
        'more repeats than kills explain',
        0,
        beyond(mails, kills * MAILS_AT_ONCE) + beyond(hooks.calls, kills * HOOKS_AT_ONCE),
      ),
      ...(await findings(api.db, shopId)),
    ]
  } finally {
    await api.stop()
    hooks.close()
    server?.close()
  }
}

const beyond = (of, explained) => Math.max(0, of.length - new Set(of.map(({ id }) => id)).size - explained)

async function insist(api, body) {
  for (;;) {
    try {
      const outcome = await api.client().placeOrder({ body })
      return outcome.order.number
    } catch {
      await pause(50)
    }
  }
}

export async function drained(db, shopId) {
  const until = Date.now() + PATIENCE
  for (;;) {
    const { rows } = await db.owner.query(
      'select count(*) as left from outbox where shop_id = $1 and sent_at is null',
      [shopId],
    )
    if (rows[0].left === 0 || Date.now() > until) return rows[0].left
    await pause(500)
  }
}

/** A mail server that records what it accepts: recipient, order and message id. */
export async function openMails(port, mails) {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    async onData(stream, { envelope }, done) {
      // A mail of a sender that is killed meanwhile is not accepted.
      const text = await stream.toArray().then(
        (chunks) => chunks.join(''),
        () => null,
      )
      if (text === null) return done(new Error('cut off'))
      const [, id] = /^Message-ID: (\S+)/im.exec(text) ?? []
      const [, number] = /^Subject: .*?(\d{4,})/im.exec(text) ?? []
      mails.push({ id, number, to: envelope.rcptTo[0].address })
      done()
    },
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return server
}

export async function openHooks() {
  const calls = []
  const server = createServer(async (request, response) => {
    const body = await request.toArray().catch(() => null)
    if (!body) return
    const { data } = JSON.parse(body.join(''))
    calls.push({ id: request.headers['webhook-id'], number: data.orderId, to: 'hook' })
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { calls, url: `http://127.0.0.1:${server.address().port}/orders`, close: () => server.close() }
}
