import type { CashOnDelivery, City } from '@store/core'
import { type ManagedShop, withShop } from '../../api.ts'
import { citiesFor, cityOf } from '../../city.ts'
import { command, type OfShop, SHOP } from '../../command.ts'
import { Complaint } from '../../complaint.ts'
import { answer, moneyOf, note, print } from '../../print.ts'
import { amountOf, orNone, several } from '../../reading.ts'

type Limits = OfShop & { readonly city?: readonly string[]; readonly anywhere?: boolean; readonly upTo?: string }
const text = (value: string) => value

/** Without options it shows the current settings. */
export const paymentsCashOnDelivery = () =>
  command('cash-on-delivery', 'Set the cities and the highest total for cash on delivery', [
    'payments cash-on-delivery --up-to 400 --shop mercado',
    'payments cash-on-delivery --city "Medellín" --city 05266 --up-to 500000 --shop plaza',
    'payments cash-on-delivery --anywhere --up-to none --shop mercado',
  ])
    .requiredOption(...SHOP)
    .option('--city <city>', 'name or official code: only there; may be given several times', several)
    .option('--anywhere', 'wherever the shop delivers')
    .option('--up-to <amount>', 'most that is collected at the door, shipping included; "none" for any', orNone(text))
    .action(async (options: Limits) => {
      const { city, anywhere = false, upTo } = options
      if (city && anywhere)
        throw new Complaint('Either some cities, or anywhere: --city and --anywhere exclude each other.')
      await withShop(options.shop, async (where) => {
        const { manage, shop, params } = where
        const cities = await citiesFor(where)
        const { revision, ...known } = await manage.getCashOnDelivery({ params })
        const limits = {
          cities: anywhere ? null : city ? placesOf(city, cities) : known.cities,
          ceiling: upTo === undefined ? known.ceiling : upTo ? amountOf(upTo, shop) : null,
        }
        const changed = city !== undefined || anywhere || upTo !== undefined
        if (changed) await manage.setCashOnDelivery({ params, revision, body: limits })
        answer(options, limits, () => print(`${shop.name}: ${limitsInWords(limits, shop, cities)}`))
        const { paymentMethods } = await manage.getShop({ params })
        if (changed && !paymentMethods.includes('cashOnDelivery'))
          note(
            `${shop.name} does not take cash on delivery: "feria shop set ${shop.subdomain} --payments …" switches it on.`,
          )
      })
    })

const placesOf = (typed: readonly string[], cities: readonly City[]) => [
  ...new Set(typed.map((each) => cityOf(each, cities).id)),
]

function limitsInWords({ cities, ceiling }: CashOnDelivery, shop: ManagedShop, known: readonly City[]): string {
  const names = cities?.map((id) => known.find((city) => city.id === id)?.name ?? String(id))
  const where = names ? `in ${names.join(', ')}` : 'wherever it delivers'
  return `cash on delivery ${where}, ${ceiling === null ? 'whatever it comes to' : `up to ${moneyOf(shop)(ceiling)}`}`
}

type Deposit = OfShop & { readonly line?: readonly string[] }

/** Without lines it shows the current ones. */
export const paymentsDeposit = () =>
  command('deposit', 'Set the account for bank deposits, as buyers read it once they owe one', [
    'payments deposit --line "Banco Central, savings 123-456789-00" --line "In the name of Mercado S.A.S." --shop mercado',
  ])
    .requiredOption(...SHOP)
    .option('--line <text>', 'a line of it, may be given several times; "none" takes all away', several)
    .action(async (options: Deposit) => {
      const { line } = options
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const known = await manage.getDeposit({ params })
        const { account } = line
          ? await manage.setDeposit({ params, revision: known.revision, body: { account: accountIn(line) } })
          : known
        answer(options, { shop: shop.subdomain, depositAccount: account }, () =>
          print(account ?? `${shop.name} has not said where deposits are paid into.`),
        )
      })
    })

function accountIn(lines: readonly string[]): string | null {
  if (lines.join() === 'none') return null
  const account = lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
  if (account.length > 1000) throw new Complaint('An account is said in 1000 letters at most.')
  return account || null
}
