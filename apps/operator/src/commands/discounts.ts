import type { ManageClient } from '@store/api-client/manage'
import type { Reduction } from '@store/core'
import { type ManagedShop, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, daysOf, moneyOf, print, printTable } from '../print.ts'
import { amountOf, day, endIn, percentage, several, startIn, wholeNumber } from '../reading.ts'

type Discount = Awaited<ReturnType<ManageClient['getDiscount']>>
type DiscountDraft = Parameters<ManageClient['createDiscount']>[0]['body']

export const discountsCommand = () =>
  group('discounts', 'Manage reductions for whole carts', [discountsList(), discountsAdd(), discountsRemove()])

const discountsList = () =>
  command('list', "List a shop's discounts, newest first", ['discounts list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const { items: discounts } = await manage.listDiscounts({ params })
        answer(options, discounts, () => {
          if (discounts.length === 0) print(`${shop.name} has no discounts`)
          printTable(discounts.map((discount) => rowOf(discount, shop)))
        })
      })
    })

function rowOf(discount: Discount, shop: ManagedShop) {
  const money = moneyOf(shop)
  const worth = (reduction: Reduction) =>
    reduction.kind === 'fixed' ? money(reduction.amount) : `${reduction.percent} %`
  const when =
    discount.trigger === 'quantity'
      ? `from ${discount.minQuantity} units`
      : discount.ranges
          .map(({ from, to, reduction }) => {
            const range = to === null ? `from ${money(from)}` : `${money(from)} to ${money(to)}`
            return reduction ? `${range}: ${worth(reduction)}` : range
          })
          .join('; ')
  const { id, name, active, reduction } = discount
  const days = daysOf(discount, shop)
  return { id, name: name ?? '', active: active ? 'yes' : 'no', when, ...days, takes: worth(reduction) }
}

type DiscountOptions = {
  readonly name?: string
  readonly units?: number
  readonly range?: readonly string[]
  readonly percent?: number
  readonly amount?: string
  readonly from?: string
  readonly until?: string
  readonly off?: boolean
}

const discountsAdd = () =>
  command('add', 'Add a discount on carts of so many units, or of such a subtotal', [
    'discounts add --units 3 --percent 10 --name "Three or more" --shop mercado',
    'discounts add --range 200: --amount 15 --from 2026-12-01 --until 2026-12-24 --shop mercado',
    'discounts add --range 100:199.99:5% --range 200::10% --percent 5 --shop mercado',
  ])
    .requiredOption(...SHOP)
    .option('--units <number>', 'from so many units on', wholeNumber(1, 10_000))
    .option('--range <from:to[:less]>', 'while the subtotal is in it; no end: from on; several times', several)
    .option('--percent <number>', 'takes off so many percent', percentage)
    .option('--amount <amount>', 'takes off so much')
    .option('--name <text>', 'what shoppers read')
    .option('--from <day>', 'its first day, as in 2026-12-01', day)
    .option('--until <day>', 'its last day', day)
    .option('--off', 'kept, but not given yet')
    .action(async (options: OfShop & DiscountOptions) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const discount = await manage.createDiscount({ params, body: draftOf(options, shop) })
        answer(options, discount, () => print(`${shop.name} gives discount ${discount.id}`))
      })
    })

function draftOf(options: DiscountOptions, shop: ManagedShop): DiscountDraft {
  const { units, range, percent, amount, name, from, until, off } = options
  if ((units === undefined) === (range === undefined))
    throw new Complaint('Say when it is given: either --units or --range.')
  if ((percent === undefined) === (amount === undefined))
    throw new Complaint('Say what it takes off: either --percent or --amount.')
  const reduction: Reduction =
    amount === undefined
      ? { kind: 'percentage', percent: percent ?? 0 }
      : { kind: 'fixed', amount: amountOf(amount, shop) }
  if (from && until && until < from) throw new Complaint('It would end before it begins.')
  const common = {
    name: name ?? null,
    active: !off,
    reduction,
    from: from ? startIn(from, shop).toISOString() : null,
    until: until ? endIn(until, shop).toISOString() : null,
  }
  if (units !== undefined) return { ...common, trigger: 'quantity', minQuantity: units }
  return { ...common, trigger: 'subtotal', ranges: (range ?? []).map((text) => rangeOf(text, shop)) }
}

function rangeOf(text: string, shop: ManagedShop) {
  const [from = '', to, less, more] = text.split(':')
  if (to === undefined || more !== undefined)
    throw new Complaint(`"${text}" is not a range. Write it as in 100000:200000, or 100000: for no end.`)
  const range = { from: amountOf(from, shop), to: to === '' ? null : amountOf(to, shop) }
  if (range.to !== null && range.from > range.to) throw new Complaint(`The range "${text}" ends before it begins.`)
  return { ...range, reduction: less === undefined ? null : reductionOf(less, shop) }
}

function reductionOf(text: string, shop: ManagedShop): Reduction {
  if (!text.endsWith('%')) return { kind: 'fixed', amount: amountOf(text, shop) }
  const percent = Number(text.slice(0, -1))
  if (percent > 0 && percent <= 100) return { kind: 'percentage', percent }
  throw new Complaint(`"${text}" is not a percentage above 0 and up to 100.`)
}

const discountsRemove = () =>
  command('remove', 'Remove a discount', ['discounts remove 1 --shop mercado'])
    .argument('<id>', 'as "discounts list" shows it')
    .requiredOption(...SHOP)
    .action(async (id: string, options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const known = (await manage.listDiscounts({ params })).items.find((each) => each.id === id)
        if (!known) {
          const where = `"feria discounts list --shop ${shop.subdomain}" shows them.`
          throw new Complaint(`${shop.name} has no discount ${id}. ${where}`)
        }
        await manage.deleteDiscount({ params: { ...params, id: Number(id) }, revision: known.revision })
        answer(options, { shop: shop.subdomain, id, removed: true }, () => print(`Discount ${id} is removed`))
      })
    })
