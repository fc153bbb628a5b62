import type { ProviderName } from '@store/core'
import { OTHER_PAYMENT_KEYS, PAYMENT_KEYS, type Report } from '@store/sandbox'
import { adversarialValues, wrongWith } from '@store/sandbox/adversarial'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { asWorker } from '../../database/open.ts'
import { query } from '../../database/query.ts'
import { checkAccount } from '../check-account.ts'
import { choose, historyOf, openPayments, type PaymentWorld, type Started, unitsOf, written } from '../testing.ts'
import { providerNamed } from './index.ts'
import { mutated, spoilt } from './mutations.ts'

/** `FUZZ_RUNS=10000` is the full size. */
const RUNS = Number(process.env.FUZZ_RUNS || 120)
/** The full size runs alone on its machine, so it also measures how soon a provider is answered. */
const isMeasured = RUNS >= 10_000
/** The longest that 99 of 100 events may wait for their answer, in milliseconds. */
const MAX_WAIT_P99 = 500
const HOUR = 60 * 60_000

/** The requirements for every provider, tested with its sandbox. A provider's test file calls this with its own vectors. */
export function describeProvider(
  name: ProviderName,
  {
    secret = 'privateKey',
    signsTime = false,
    giveBack,
    ...money
  }: {
    readonly currency?: string
    readonly country?: string
    /** A key whose wrong value the provider notices when it is called. */
    readonly secret?: string
    /** Its events contain the time of their signature. */
    readonly signsTime?: boolean
    /** Refunds a reported payment at its sandbox, if the provider reports refunds. */
    readonly giveBack?: (at: string, report: Report) => Promise<Response>
  } = {},
) {
  describe(`${name} keeps to what shoppers are promised (C33)`, () => {
    let world: PaymentWorld
    let shop: number
    beforeAll(async () => {
      world = await openPayments(name, money.currency, money.country)
    })
    beforeEach(async () => {
      await world.setBehaviour('normal')
      shop = await world.openPayingShop()
    })
    afterAll(() => world.close())

    const begin = async () => world.start(await world.place(shop))
    /** The reports of the provider about this order, delivered or not. */
    const reportsOf = async ({ number }: Started, count = 1) => {
      await expect.poll(() => mine(number).length).toBeGreaterThanOrEqual(count)
      return mine(number)
    }
    const before = { reports: 0 }
    const mine = (_number: number) => world.sandbox.reports.slice(before.reports)
    beforeEach(() => {
      before.reports = world.sandbox.reports.length
    })

    test('an order is placed unpaid, its units held, nobody told; paid, it is paid once and its buyer told once', async () => {
      const placed = await world.place(shop)
      expect(await world.orderOf(placed)).toMatchObject({ status: 'unpaid', payment: null, paymentMethod: name })
      expect((await historyOf(world.db, placed)).told).toEqual([])
      const started = await world.start(placed)
      const back = await choose(started.url, { outcome: 'approve', notice: 'once' })
      expect(await world.comeBack(started, back)).toMatchObject({ state: 'paid', provider: name, live: false })
      const order = await world.orderOf(started)
      expect(order).toMatchObject({ status: 'paid', heldUntil: null, payment: { state: 'paid', amount: order.total } })
      expect((await historyOf(world.db, started)).told).toEqual(['order.buyer', 'order.merchant'])
      expect(await world.api.startPayment(again(started))).toEqual({ kind: 'refused', reason: 'paid' })
    })

    test('events come ten times in any order, the browser before, between and after: one transition, one mail', async () => {
      const started = await begin()
      const back = await choose(started.url, { outcome: 'pendingApprove' })
      const reports = await reportsOf(started, 2)
      const deliveries = [
        ...reports.flatMap((report) => Array.from({ length: 10 }, () => () => world.deliver(report))),
        ...Array.from({ length: 3 }, () => () => world.comeBack(started, back)),
      ]
      const inSomeOrder = fc.sample(fc.shuffledSubarray(deliveries, { minLength: deliveries.length }), 1)[0] ?? []
      for (const deliver of inSomeOrder) await deliver()
      await Promise.all(inSomeOrder.map((deliver) => deliver()))
      const { moves, told: notices } = await historyOf(world.db, started)
      expect(moves.filter((move) => move === 'order paid')).toEqual(['order paid'])
      expect(moves.filter((move) => move === 'payment paid')).toEqual(['payment paid'])
      expect(moves.at(-1)).toBe('order paid')
      expect(notices).toEqual(['order.buyer', 'order.merchant'])
    })

    test('declined, then paid with another attempt; late words of the first change nothing', async () => {
      const first = await begin()
      const back = await choose(first.url, { outcome: 'decline' })
      const old = await reportsOf(first)
      expect(await world.comeBack(first, back)).toMatchObject({ state: 'rejected' })
      expect(await world.orderOf(first)).toMatchObject({ status: 'rejected', payment: { state: 'rejected' } })
      const second = await world.start(first)
      expect(await world.orderOf(first)).toMatchObject({ status: 'pending' })
      for (const report of old) await world.deliver(report)
      expect(await world.orderOf(first)).toMatchObject({ status: 'pending', payment: { state: 'started' } })
      await world.comeBack(second, await choose(second.url, { outcome: 'approve' }))
      for (const report of old) await world.deliver(report)
      expect(await world.orderOf(first)).toMatchObject({ status: 'paid', payment: { state: 'paid' } })
      expect((await historyOf(world.db, first)).told).toEqual(['order.buyer', 'order.merchant'])
    })

    test('while a bank is at it nobody pays twice; then it is approved', async () => {
      const started = await begin()
      const back = await choose(started.url, { outcome: 'pending' })
      expect(await world.comeBack(started, back)).toMatchObject({ state: 'pending' })
      expect(await world.orderOf(started)).toMatchObject({ status: 'pending' })
      expect(await world.api.startPayment(again(started))).toEqual({ kind: 'refused', reason: 'pending' })
    })

    test('a lost event is found by asking', async () => {
      const started = await begin()
      await choose(started.url, { outcome: 'approve' })
      expect(await world.orderOf(started)).toMatchObject({ status: 'unpaid' })
      world.pass(HOUR / 6)
      await world.checkDue()
      expect(await world.orderOf(started)).toMatchObject({ status: 'paid' })
    })

    test('nobody pays: the units go back after their time, and the same order can be paid later', async () => {
      const placed = await world.place(shop)
      const started = await world.start(placed)
      expect(await unitsOf(world.db, shop, placed.productId)).toBe(2)
      world.pass(2 * HOUR)
      await world.checkDue()
      expect(await unitsOf(world.db, shop, placed.productId)).toBe(3)
      expect(await world.orderOf(started)).toMatchObject({
        status: 'rejected',
        payment: { state: 'expired' },
        heldUntil: null,
      })
      const second = await world.start(placed)
      expect(await unitsOf(world.db, shop, placed.productId)).toBe(2)
      await world.comeBack(second, await choose(second.url, { outcome: 'approve' }))
      expect(await world.orderOf(started)).toMatchObject({ status: 'paid' })
      expect(await unitsOf(world.db, shop, placed.productId)).toBe(2)
    })

    test('an approval after its time pays the order and takes its units again', async () => {
      const placed = await world.place(shop)
      const started = await world.start(placed)
      const back = await choose(started.url, { outcome: 'pendingApprove' })
      const reports = await reportsOf(started, 2)
      await world.setBehaviour('failing')
      world.pass(26 * HOUR)
      await world.checkDue()
      await world.setBehaviour('normal')
      expect(await unitsOf(world.db, shop, placed.productId)).toBe(3)
      for (const report of reports) await world.deliver(report)
      await world.comeBack(started, back)
      expect(await world.orderOf(started)).toMatchObject({ status: 'paid', payment: { state: 'paid' } })
      expect(await unitsOf(world.db, shop, placed.productId)).toBe(2)
    })

    test.each(['failing', 'malformed'])(
      'the provider is %s: the order is kept, the shopper told, and another try goes through',
      async (behaviour) => {
        const placed = await world.place(shop)
        await world.setBehaviour(behaviour)
        expect(await world.api.startPayment(again(placed))).toEqual({ kind: 'refused', reason: 'unavailable' })
        expect(await world.orderOf(placed)).toMatchObject({ number: placed.number, paymentMethod: name })
        expect(await unitsOf(world.db, shop, placed.productId)).toBe(2)
        await world.setBehaviour('normal')
        const started = await world.start(placed)
        const back = await choose(started.url, { outcome: 'approve' })
        await world.setBehaviour(behaviour)
        expect(await world.comeBack(started, back)).toMatchObject({ state: 'started' })
        // Either accepted, and queried later; or not accepted, so that the provider repeats it.
        for (const report of await reportsOf(started))
          expect([200, 503]).toContain((await world.deliver(report)).status)
        await world.setBehaviour('normal')
        expect(await world.comeBack(started, back)).toMatchObject({ state: 'paid' })
      },
    )

    test.each([
      ['amount', sql`amount = amount + 100`],
      ['currency', sql`currency = case currency when 'COP' then 'CLP' else 'COP' end`],
    ])('another %s than was asked for moves nothing, and the shop is told once', async (_, change) => {
      const started = await begin()
      await asWorker(world.db, (tx) =>
        tx.execute(
          sql`update payment_attempts set ${change} where shop_id = ${shop} and order_number = ${started.number}`,
        ),
      )
      const back = await choose(started.url, { outcome: 'approve' })
      const earlier = await written(world.db, shop)
      for (const report of await reportsOf(started)) expect((await world.deliver(report)).status).toBe(200)
      expect(await world.comeBack(started, back)).toMatchObject({ state: 'started' })
      const notices = [{ kind: 'order.trouble', order_number: started.number }]
      expect(await written(world.db, shop)).toEqual({ ...earlier, outbox: notices })
    })

    test('an event that is sent again after six minutes is refused where its time is signed; the truth is found by asking', async () => {
      const started = await begin()
      await choose(started.url, { outcome: 'approve' })
      const reports = await reportsOf(started)
      world.pass(HOUR / 10)
      const callsBefore = world.sandbox.calls.length
      for (const report of reports) expect((await world.deliver(report)).status).toBe(signsTime ? 410 : 200)
      if (signsTime) {
        expect(world.sandbox.calls.length).toBe(callsBefore)
        expect(await world.orderOf(started)).toMatchObject({ status: 'unpaid' })
        world.pass(HOUR / 60)
        while ((await world.checkDue()) > 0);
      }
      expect(await world.orderOf(started)).toMatchObject({ status: 'paid' })
    })

    test('an attempt that came to nothing is asked about again: its page may be paid on, and the word of that be lost', async () => {
      const started = await begin()
      await world.comeBack(started, await choose(started.url, { outcome: 'pendingDecline' }))
      for (const report of await reportsOf(started, 2)) await world.deliver(report)
      expect(await world.orderOf(started)).toMatchObject({ payment: { state: 'rejected' } })
      const callsBefore = world.sandbox.calls.length
      world.pass(HOUR)
      while ((await world.checkDue()) > 0);
      expect(world.sandbox.calls.length).toBeGreaterThan(callsBefore)
    })

    test('what is said hundreds of times, at once and on and on, costs a few calls, and no other attempt its own', async () => {
      const started = await begin()
      await choose(started.url, { outcome: 'pending' })
      const [report] = await reportsOf(started)
      if (!report) throw new Error('nothing was reported')
      const before = world.sandbox.calls.length
      const atOnce = await Promise.all(Array.from({ length: 100 }, () => world.deliver(report)))
      expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set([200]))
      const callsPerQuestion = (world.sandbox.calls.length - before) / 2
      const answers: number[] = []
      for (let turn = 0; turn < 40; turn += 1) {
        const { status, headers } = await world.deliver(report)
        answers.push(status)
        if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
      expect(answers).toEqual(Array.from({ length: 40 }, (_, turn) => (turn < 18 ? 200 : 429)))
      expect(world.sandbox.calls.length - before).toBe(20 * callsPerQuestion)
      const another = await begin()
      await choose(another.url, { outcome: 'approve' })
      for (const other of (await reportsOf(another)).slice(-1)) expect((await world.deliver(other)).status).toBe(200)
      expect(await world.orderOf(another)).toMatchObject({ status: 'paid' })
    })

    test(`${RUNS} mutated events are refused or without effect`, { timeout: 60_000 + RUNS * 60 }, async () => {
      const victim = await begin()
      const other = await begin()
      await world.comeBack(victim, await choose(victim.url, { outcome: 'pending' }))
      const genuine = await reportsOf(victim)
      await world.comeBack(other, await choose(other.url, { outcome: 'pending' }))
      for (const report of genuine) await world.deliver(report)
      const earlier = await written(world.db, shop)
      const reference = (await world.orderOf(other)).payment?.reference ?? ''
      const waits: number[] = []
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...genuine).chain((report) => mutated(report, [reference])),
          async (report) => {
            await world.forgetLimits()
            const since = performance.now()
            const { status } = await world.deliver(report)
            waits.push(performance.now() - since)
            expect(status === 200 || (status >= 400 && status < 500)).toBe(true)
          },
        ),
        { numRuns: RUNS },
      )
      expect(await written(world.db, shop)).toEqual(earlier)
      const p99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)]
      if (isMeasured) expect(p99).toBeLessThan(MAX_WAIT_P99)
    })

    test('what is reported of one shop does nothing to another, and an unknown reference is taken and logged', async () => {
      const started = await begin()
      await choose(started.url, { outcome: 'approve' })
      const reports = await reportsOf(started)
      const elsewhere = await world.openPayingShop()
      const earlier = await written(world.db, elsewhere)
      for (const { url, init } of reports) {
        const { status } = await world.deliver({ url: url.replace(/\/\d+(?=\/?$|\?)/, `/${elsewhere}`), init })
        expect(status).toBe(200)
      }
      expect(await written(world.db, elsewhere)).toEqual(earlier)
      expect(await world.orderOf(started)).toMatchObject({ status: 'unpaid' })
      expect(world.lines.join('\n')).toContain('payment of no attempt of ours')
      const stranger = await world.app.request(`http://api.test/hooks/${name}/999999`, { method: 'POST', body: '{}' })
      expect(stranger.status).toBe(404)
    })

    test('no notice takes more than a moment, whatever stands in one of its fields, and however much', {
      timeout: 240_000,
    }, async () => {
      await choose((await begin()).url, { outcome: 'approve', notice: 'once' })
      const [report] = world.sandbox.reports.slice(-1)
      if (!report) throw new Error('nothing was reported')
      await world.deliver(report)
      const wrong: string[] = []
      for (const value of adversarialValues(200_000, { turn: name.length })) {
        const whole = { ...report, init: { ...report.init, method: 'POST', body: value } }
        for (const [at, one] of [whole, ...spoilt(report, value)].entries()) {
          const problem = await wrongWith(async () => (await world.deliver(one)).status)
          if (problem) wrong.push(`field ${at} ${JSON.stringify(value.slice(0, 6))}: ${problem}`)
        }
      }
      expect(wrong).toEqual([])
    })

    test('what another merchant was paid, under the same reference, pays nothing here', async () => {
      const started = await begin()
      const elsewhere = await choose(await world.pageElsewhere(started, OTHER_PAYMENT_KEYS[name]), {
        outcome: 'approve',
      })
      for (const report of await reportsOf(started)) await world.deliver(report)
      expect(await world.comeBack(started, elsewhere)).toMatchObject({ state: 'started' })
      world.pass(HOUR / 6)
      await world.checkDue()
      expect(await world.orderOf(started)).toMatchObject({ status: 'unpaid', payment: { state: 'started' } })
      expect((await historyOf(world.db, started)).told).toEqual([])
      await world.comeBack(started, await choose(started.url, { outcome: 'approve' }))
      expect(await world.comeBack(started, elsewhere)).toMatchObject({ state: 'paid' })
      expect(await world.orderOf(started)).toMatchObject({ status: 'paid', payment: { state: 'paid' } })
    })

    if (giveBack)
      test('a payment that is given back is recorded, once; what becomes of the order is the merchant’s to say', async () => {
        const started = await begin()
        await world.comeBack(started, await choose(started.url, { outcome: 'approve' }))
        const [paid] = await reportsOf(started)
        if (!paid) throw new Error('nothing was reported')
        expect((await giveBack(`${world.sandboxUrl}/${name}`, paid)).ok).toBe(true)
        const reports = await reportsOf(started, 2)
        for (const report of [...reports, ...reports.toReversed()]) await world.deliver(report)
        expect(await world.orderOf(started)).toMatchObject({ status: 'paid', payment: { state: 'refunded' } })
        const { moves, told: notices } = await historyOf(world.db, started)
        expect(moves.filter((move) => move.startsWith('payment'))).toEqual(['payment paid', 'payment refunded'])
        expect(notices).toEqual(['order.buyer', 'order.merchant', 'order.refunded'])
      })

    if (giveBack)
      test('money that went back without a word is found by asking, within a day', async () => {
        const started = await begin()
        await world.comeBack(started, await choose(started.url, { outcome: 'approve' }))
        const [paid] = await reportsOf(started)
        if (!paid) throw new Error('nothing was reported')
        expect((await giveBack(`${world.sandboxUrl}/${name}`, paid)).ok).toBe(true)
        world.pass(25 * HOUR)
        // Other attempts of this file are due too.
        while ((await world.checkDue()) > 0);
        expect(await world.orderOf(started)).toMatchObject({ status: 'paid', payment: { state: 'refunded' } })
        expect((await historyOf(world.db, started)).told).toEqual(['order.buyer', 'order.merchant', 'order.refunded'])
      })

    test('keys that fit are told from those that do not, and from a provider that is away', async () => {
      const provider = providerNamed(name)
      if (!provider) throw new Error(`no ${name}`)
      const keys = { ...PAYMENT_KEYS[name] }
      const check = (given: object) =>
        checkAccount({
          provider,
          account: { shopId: shop, keys: provider.keys.parse(given), live: false, sandbox: world.sandboxUrl },
        })
      expect(await check(keys)).toBe('good')
      expect(await check({ ...keys, [secret]: `${keys[secret]}x` })).toBe('refused')
      await world.setBehaviour('failing')
      expect(await check(keys)).toBe('away')
      await world.setBehaviour('malformed')
      expect(await check(keys)).toBe('away')
    })

    test('its keys are nowhere in clear: not in the database, not in the log, not in an answer', async () => {
      const started = await begin()
      await world.comeBack(started, await choose(started.url, { outcome: 'approve' }))
      const rows = await asWorker(world.db, (tx) =>
        query(
          tx,
          z.object({ row: z.string() }),
          sql`select encode(keys, 'escape') || a::text as row from payment_accounts a`,
        ),
      )
      const secrets = Object.entries(PAYMENT_KEYS[name] ?? {}).filter(([key]) => !/^public/i.test(key))
      const all = [
        ...rows.map(({ row }) => row),
        ...world.lines,
        JSON.stringify(await world.orderOf(started)),
        started.url,
      ]
      for (const [, secret] of secrets) if (secret.length > 6) expect(all.join('\n')).not.toContain(secret)
    })
  })
}

const again = ({ shopId, number, key }: Omit<Started, 'url'>) => ({
  params: { number },
  body: { shopId, key, method: null },
})
