import type { ManageClient } from '@store/api-client/manage'
import type { Command } from 'commander'
import { problemIn, withShop } from '../api.ts'
import { command, type Json } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, print, printTable } from '../print.ts'
import { day } from '../reading.ts'

type Days = { readonly from?: string; readonly to?: string }
type NumberTotals = Awaited<ReturnType<ManageClient['getNumbers']>>['totals']

/** The columns for what is counted, in the order of a visit. */
const COLUMNS = {
  visits: 'views',
  pages: 'visitedPage',
  catalogue: 'visitedCatalog',
  categories: 'choseCategory',
  products: 'viewedProduct',
  'to cart': 'addedToCart',
  'to checkout': 'startedCheckout',
  orders: 'orders',
} as const satisfies Readonly<Record<string, keyof NumberTotals>>

export const numbersCommand = (): Command =>
  command('numbers', 'Show what visitors did, day by day, and what reached checkout', [
    'numbers mercado',
    'numbers mercado --from 2026-03-01 --to 2026-03-31 --json',
  ])
    .argument('<shop>', 'subdomain of the shop')
    .option('--from <day>', 'the first day, as in 2026-03-01 (days of the shop’s clock)', day)
    .option('--to <day>', 'the last day', day)
    .action(async (subdomain: string, options: Json & Days) => {
      const { from, to } = options
      const query = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
      await withShop(subdomain, async ({ manage, shop, params }) => {
        const numbers = await manage.getNumbers({ params, query }).catch((error) => {
          throw refusalOf(error, options) ?? error
        })
        answer(options, { shop: shop.subdomain, ...numbers }, () => {
          printTable([...numbers.days.map((each) => row(each.day, each)), row('all', numbers.totals)])
          if (numbers.checkout.length > 0) print()
          printTable(
            numbers.checkout.map(({ id, name, carts, units }) => ({
              'reached checkout': name ?? `product ${id}, which is gone`,
              carts,
              units,
            })),
          )
        })
      })
    })

const row = (day: string, figures: NumberTotals) => ({
  day,
  ...Object.fromEntries(Object.entries(COLUMNS).map(([title, key]) => [title, figures[key]])),
})

/** The sentence for days that were refused; null: for another reason. */
function refusalOf(error: unknown, { from, to = 'today' }: Days): Complaint | null {
  const wrong = problemIn(error)?.errors?.find(({ path }) => path === 'from')
  if (wrong?.code === 'tooBig') return new Complaint(`The first day, ${from}, comes after the last, ${to}.`)
  if (wrong?.code === 'tooSmall') return new Complaint('That is more than a year. Ask for a year at a time.')
  return null
}
