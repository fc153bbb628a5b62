import type { MyShop, Office } from '#app/session/office.server.ts'
import { numbersWords } from '#app/words/numbers/index.ts'
import { dayBefore, periodIn } from './period.ts'

/** The numbers of the period in an address as CSV: amounts with two decimals and a point, as programs read them. */
export async function readNumbersCsv(
  { manage, language }: Office,
  { shopId }: MyShop,
  search: URLSearchParams,
): Promise<string> {
  const params = { shopId }
  const { to } = await manage.getNumbers({ params })
  const { days } = await manage.getNumbers({ params, query: { from: dayBefore(to, periodIn(search) - 1), to } })
  const { day, figures, steps, shipping, discounts } = numbersWords.of(language)
  const head = [
    ...[day, figures.views, steps.viewedProduct, steps.addedToCart, steps.startedCheckout, figures.orders],
    ...[figures.sales, shipping, discounts, figures.received],
  ]
  const rows = days.map((each) => [
    ...[each.day, each.views, each.viewedProduct, each.addedToCart, each.startedCheckout, each.orders],
    ...[each.sales, each.shipping, each.discounts, each.received - each.refunded].map((amount) =>
      (amount / 100).toFixed(2),
    ),
  ])
  // A byte order mark: spreadsheets read the file as UTF-8 by it.
  return `\uFEFF${[head.map((name) => `"${name}"`), ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}
