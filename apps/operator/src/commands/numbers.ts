import { inShop } from '@store/api/database'
import { type DayNumbers, findNumbers } from '@store/api/queries'
import { dayOf } from '@store/core'
import type { Command } from 'commander'
import { command, type Json } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, printTable } from '../print.ts'
import { day } from '../reading.ts'
import { withShop } from '../shop-of.ts'

const DAY = 24 * 60 * 60 * 1000
/** What is counted of a month is shown when nothing is said. */
const USUAL_DAYS = 30
const MOST_DAYS = 366

/** What people call what is counted, in the order of a visit. */
const COLUMNS = {
  visits: 'views',
  pages: 'visitedPage',
  catalogue: 'visitedCatalog',
  categories: 'choseCategory',
  products: 'viewedProduct',
  'to cart': 'addedToCart',
  'to checkout': 'startedCheckout',
} as const satisfies Readonly<Record<string, keyof DayNumbers>>

export const numbersCommand = (): Command =>
  command('numbers', 'Show what visitors did, day by day, and what reached checkout', [
    'numbers mercado',
    'numbers mercado --from 2026-03-01 --to 2026-03-31 --json',
  ])
    .argument('<shop>', 'subdomain of the shop')
    .option('--from <day>', 'the first day, as in 2026-03-01 (days of UTC)', day)
    .option('--to <day>', 'the last day', day)
    .action(async (subdomain: string, options: Json & { readonly from?: string; readonly to?: string }) => {
      const days = daysOf(options)
      await withShop(subdomain, async ({ db, shop }) => {
        const numbers = await inShop(db, shop.id, (tx) => findNumbers(tx, shop.id, days))
        answer(options, { shop: shop.subdomain, zone: 'UTC', ...days, ...numbers }, () => {
          printTable([...numbers.days.map((each) => row(each.day, [each])), row('all', numbers.days)])
          if (numbers.checkout.length > 0) console.log()
          printTable(
            numbers.checkout.map(({ id, name, carts, units }) => ({
              ...{ 'reached checkout': name ?? `product ${id}, which is gone`, carts, units },
            })),
          )
        })
      })
    })

const row = (label: string, days: readonly DayNumbers[]) => ({
  'day (UTC)': label,
  ...Object.fromEntries(
    Object.entries(COLUMNS).map(([title, key]) => [title, days.reduce((sum, each) => sum + each[key], 0)]),
  ),
})

function daysOf({ from, to = dayInUtc(Date.now()) }: { readonly from?: string; readonly to?: string }) {
  const first = from ?? dayInUtc(Date.parse(to) - (USUAL_DAYS - 1) * DAY)
  const span = (Date.parse(to) - Date.parse(first)) / DAY
  if (span < 0) throw new Complaint(`The first day, ${first}, comes after the last, ${to}.`)
  if (span >= MOST_DAYS) throw new Complaint(`That is more than ${MOST_DAYS} days. Ask for a year at a time.`)
  return { from: first, to }
}

const dayInUtc = (moment: number) => dayOf(new Date(moment), 'UTC')
