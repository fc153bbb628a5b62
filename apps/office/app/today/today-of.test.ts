import { describe, expect, it } from 'vitest'
import { type TodayFacts, todayOf } from './today-of.ts'

const none = { count: 0, more: false }
const quiet: NonNullable<TodayFacts['orders']> = {
  chat: none,
  confirm: none,
  transfers: none,
  pack: none,
  handOver: none,
  resend: none,
  collect: none,
}
const ready: NonNullable<TodayFacts['setUp']> = {
  payments: true,
  shipping: true,
  products: 5,
  policies: true,
  chat: true,
  domain: true,
}
const some = (count: number, more = false) => ({ count, more })

describe('what waits', () => {
  it.each<[string, TodayFacts, readonly string[]]>([
    ['a shop of which one may see nothing', {}, []],
    ['a quiet shop', { troubles: [], orders: quiet, testAccounts: 0, setUp: ready }, []],
    ['one cash on delivery', { orders: { ...quiet, confirm: some(1) } }, ['confirm 1 soon']],
    ['more than is counted', { orders: { ...quiet, pack: some(200, true) } }, ['pack 200+ act']],
    ['a change of where money goes', { moneyChanges: 1 }, ['moneyChanges 1 now']],
    ['messages that have waited', { messages: { late: some(2), others: false } }, ['messages 2 soon']],
    ['a message that has just come', { messages: { late: none, others: true } }, []],
    ['products of which few are left', { low: some(3) }, ['low 3 act']],
    ['test accounts', { testAccounts: 2 }, ['testKeys 2 now']],
    ['parcels that should have arrived', { besides: { late: some(2) } }, ['late 2 soon']],
    ['what may not be seen', { besides: { late: none, drafts: undefined } }, []],
    ['a plan that fills up', { limits: 1 }, ['limits 1 act']],
    [
      'everything at once, money first',
      {
        troubles: ['misfit', 'paidTwice', 'misfit'],
        orders: {
          chat: some(1),
          confirm: some(2),
          transfers: some(3),
          pack: some(4),
          handOver: some(5),
          resend: some(6),
          collect: some(7),
        },
        testAccounts: 1,
        moneyChanges: 1,
        low: some(8),
        limits: 2,
        messages: { late: some(14), others: true },
        besides: {
          late: some(9),
          bestSellersOut: some(10),
          drafts: some(200, true),
          mails: some(11),
          webhooks: some(12),
          domains: some(13),
        },
      },
      [
        ...['paidTwice 1 now', 'misfit 2 now', 'moneyChanges 1 now', 'chat 1 soon', 'confirm 2 soon'],
        ...['transfers 3 soon', 'pack 4 act', 'handOver 5 act', 'late 9 soon', 'resend 6 act', 'collect 7 act'],
        'messages 14 soon',
        ...['bestSellersOut 10 act', 'low 8 act', 'drafts 200+ act', 'mails 11 soon', 'webhooks 12 soon'],
        ...['testKeys 1 now', 'domains 13 now', 'limits 2 act'],
      ],
    ],
  ])('%s', (_, facts, lines) => {
    expect(
      todayOf(facts).lines.map(({ about, count, dye }) => `${about} ${count.count}${count.more ? '+' : ''} ${dye}`),
    ).toEqual(lines)
  })
})

describe('nobody else waits', () => {
  it.each<[string, TodayFacts, boolean]>([
    ['where all orders were counted', { orders: { ...quiet, confirm: some(1) } }, true],
    ['is not said where there are more than were counted', { orders: { ...quiet, pack: some(200, true) } }, false],
    [
      'is not said where somebody has written lately',
      { orders: { ...quiet, confirm: some(1) }, messages: { late: none, others: true } },
      false,
    ],
    ['is not said to who may not see orders', { low: some(1) }, false],
  ])('%s', (_, facts, isSaid) => {
    expect(todayOf(facts).nobodyElse).toBe(isSaid)
  })
})

describe('steps that are left', () => {
  it.each<[string, TodayFacts['setUp'], readonly string[]]>([
    ['not for who cannot take them', undefined, []],
    ['none of a shop that is ready', ready, []],
    ['products, until there are five', { ...ready, products: 4 }, ['setUpProducts']],
    [
      'all of a new shop, money first',
      { payments: false, shipping: false, products: 0, policies: false, chat: false, domain: false },
      ['setUpPayments', 'setUpShipping', 'setUpChat', 'setUpProducts', 'setUpPolicies', 'setUpDomain'],
    ],
  ])('%s', (_, setUp, steps) => {
    expect(todayOf({ setUp }).setUp.map(({ about }) => about)).toEqual(steps)
  })
})
