import { setTimeout as pause } from 'node:timers/promises'
import { inShop } from '@store/api/database'
import { addPlatformKey, addWebhook, setShop } from '@store/api/queries'
import { createManageClient } from '@store/api-client/manage'
import { createSandbox } from '@store/sandbox'
import { check, findings } from '../consistency.mjs'
import { drained, openHooks, openMails } from '../outbox.mjs'
import { freePort, openApi, SECRET } from '../product.mjs'
import { line, openShop, orderOf } from '../shop.mjs'
import { openTcpProxy } from '../tcp-proxy.mjs'

const EVERY_MS = 250
/** One of this many orders is to be paid online. */
const ONLINE_OF = 10

/**
 * The mail server, a shop's webhook and its payment provider are unreachable for `seconds`, then `slowMs` slow for as long.
 * Orders go on; payments are refused with a reason until they can be started; and everybody is notified of every order.
 * `strict` also checks the time that an order takes.
 */
export async function servicesAway({ seconds, slowMs, strict, program }) {
  const { api, services, mails, hooks, close } = await openServices(program)
  try {
    const { shopId, products } = await openShop(api.db, { units: 1_000_000 })
    await preparePayments(api, shopId)
    await api.db.owner.query(`update shops set email = 'tienda@ejemplo.co' where shop_id = $1`, [shopId])
    const webhook = { url: hooks.url, events: ['order.created'], buyers: false }
    await inShop(api.db, shopId, (tx) => addWebhook(tx, shopId, webhook, [SECRET]))

    const client = api.client()
    const online = []
    const pay = ({ number, key }) =>
      client.startPayment({ params: { number }, body: { shopId, key, method: null } }).then(
        (started) => started?.reason ?? started?.kind,
        ({ message }) => message,
      )
    const orders = { placed: [], failed: [], times: [] }
    const place = async (paymentMethod) => {
      const since = performance.now()
      const outcome = await client
        .placeOrder({ body: orderOf(shopId, [line(products[0])], { paymentMethod }) })
        .catch(({ message }) => ({ kind: message }))
      orders.times.push(performance.now() - since)
      if (outcome.kind !== 'placed') return orders.failed.push(outcome.kind)
      const { number } = outcome.order
      if (paymentMethod === 'wompi') online.push({ number, key: outcome.accessKey })
      else orders.placed.push(number)
    }
    /** The outcomes of the payments that were started during this time. */
    const during = async (span) => {
      const started = []
      const until = Date.now() + span * 1000
      for (let turn = 0; Date.now() < until; turn++) {
        await place(turn % ONLINE_OF === 0 ? 'wompi' : 'cashOnDelivery')
        if (turn % ONLINE_OF === 0) started.push(await pay(online.at(-1)))
        await pause(EVERY_MS)
      }
      return started
    }

    for (const service of services) service.cut()
    const whileAway = await during(seconds)
    for (const service of services) service.slow(slowMs)
    const whileSlow = await during(seconds)
    for (const service of services) service.mend()

    const after = []
    for (const order of online) after.push(await pay(order))
    // Makes every retry due now; that of a webhook is due after an hour.
    await api.db.owner.query(
      'update outbox set due_at = now() where shop_id = $1 and sent_at is null and dead_at is null',
      [shopId],
    )
    const left = await drained(api.db, shopId)
    const receivedBy = (of) => new Set(of.map(({ number, to }) => `${number} ${to}`))
    const offline = new Set(orders.placed.map(String))
    const ofOffline = (all) => [...receivedBy(all)].filter((each) => offline.has(each.split(' ')[0])).length
    const other = (answers, ...expected) => answers.filter((answer) => !expected.includes(answer)).length
    return [
      check(
        `mail, webhook and provider away ${seconds} s, then ${slowMs} ms slow for ${seconds} s: orders not placed`,
        0,
        orders.failed.length,
      ),
      check(`${whileAway.length} payments begun while away, not refused as such`, 0, other(whileAway, 'unavailable')),
      check(
        `${whileSlow.length} payments begun while slow, without an answer`,
        0,
        other(whileSlow, 'redirect', 'unavailable'),
      ),
      check(`${after.length} payments begun afterwards, not led to the provider`, 0, other(after, 'redirect')),
      check('messages that still wait, or were given up', 0, left),
      check(`mails about ${offline.size} orders, to buyer and shop`, 2 * offline.size, ofOffline(mails)),
      check('orders the webhook was called for', offline.size, ofOffline(hooks.calls)),
      ...(await findings(api.db, shopId)),
      ...(strict ? [check('99 in 100 orders are placed within 500 ms', true, p99(orders.times) < 500)] : []),
    ]
  } finally {
    await close()
  }
}

const p99 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

/** Starts the third-party services behind proxies that can be cut, and an API that has the proxies' addresses. */
async function openServices(program) {
  const mails = []
  const mailPort = await freePort()
  const mailServer = await openMails(mailPort, mails)
  const hooks = await openHooks()
  const sandbox = createSandbox()
  const sandboxUrl = await sandbox.open(0)
  const proxies = []
  for (const port of [mailPort, new URL(hooks.url).port, new URL(sandboxUrl).port])
    proxies.push(await openTcpProxy(Number(port)))
  const [mail, hook, payments] = proxies
  const api = await openApi({
    program,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      PRIVATE_HOOKS: '1',
      PAYMENT_SANDBOX_URL: `http://127.0.0.1:${payments.port}/payments`,
    },
  })
  await api.start()
  const close = async () => {
    await api.stop()
    for (const proxy of proxies) await proxy.close()
    await sandbox.close()
    hooks.close()
    mailServer.close()
  }
  return { api, mails, close, services: proxies, hooks: { ...hooks, url: hooks.url.replace(/:\d+/, `:${hook.port}`) } }
}

/** A test account with the sandbox's Wompi, and its payment method. */
async function preparePayments(api, shopId) {
  const token = await addPlatformKey(api.db, 'bench')
  const manage = createManageClient({ baseUrl: api.url, token, timeout: 60_000 })
  await manage.giveTestAccounts({ params: { shopId } })
  await setShop(api.db, shopId, { paymentMethods: ['cashOnDelivery', 'wompi'] })
}
