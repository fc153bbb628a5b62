import { inShop } from '@store/api/database'
import { addDiscount, changeShop, type DiscountDraft, listDiscounts, removeDiscount } from '@store/api/queries'
import type { Discount, Reduction, Shop } from '@store/core'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, moneyOf, printTable } from '../print.ts'
import { amountOf, percentage, several, wholeNumber } from '../reading.ts'
import { withShop } from '../shop-of.ts'

export const discountsCommand = () =>
  group('discounts', 'Manage reductions for whole carts', [discountsList(), discountsAdd(), discountsRemove()])

const discountsList = () =>
  command('list', "List a shop's discounts, newest first", ['discounts list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const discounts = await inShop(db, shop.id, (tx) => listDiscounts(tx, shop.id))
        answer(options, discounts, () => {
          if (discounts.length === 0) console.log(`${shop.name} has no discounts`)
          printTable(discounts.map((discount) => rowOf(discount, shop)))
        })
      })
    })

function rowOf(discount: Discount, shop: Shop) {
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
  return { id, name: name ?? '', active: active ? 'yes' : 'no', when, takes: worth(reduction) }
}

type Given = {
  readonly name?: string
  readonly units?: number
  readonly range?: readonly string[]
  readonly percent?: number
  readonly amount?: string
  readonly off?: boolean
}

const discountsAdd = () =>
  command('add', 'Add a discount on carts of so many units, or of such a subtotal', [
    'discounts add --units 3 --percent 10 --name "Three or more" --shop mercado',
    'discounts add --range 200: --amount 15 --shop mercado',
    'discounts add --range 100:199.99:5% --range 200::10% --percent 5 --shop mercado',
  ])
    .requiredOption(...SHOP)
    .option('--units <number>', 'from so many units on', wholeNumber(1, 10_000))
    .option('--range <from:to[:less]>', 'while the subtotal is in it; no end: from on; several times', several)
    .option('--percent <number>', 'takes off so many percent', percentage)
    .option('--amount <amount>', 'takes off so much')
    .option('--name <text>', 'what shoppers read')
    .option('--off', 'kept, but not given yet')
    .action(async (options: OfShop & Given) => {
      await withShop(options.shop, async ({ db, shop }) => {
        const draft = draftOf(options, shop)
        const id = await changeShop(db, shop.id, (tx) => addDiscount(tx, shop.id, draft))
        answer(options, { id, ...draft }, () => console.log(`${shop.name} gives discount ${id}`))
      })
    })

function draftOf({ units, range, percent, amount, name, off }: Given, shop: Shop): DiscountDraft {
  if ((units === undefined) === (range === undefined))
    throw new Complaint('Say when it is given: either --units or --range.')
  if ((percent === undefined) === (amount === undefined))
    throw new Complaint('Say what it takes off: either --percent or --amount.')
  const reduction: Reduction =
    amount === undefined
      ? { kind: 'percentage', percent: percent ?? 0 }
      : { kind: 'fixed', amount: amountOf(amount, shop) }
  const common = { name: name ?? null, active: !off, reduction }
  if (units !== undefined) return { ...common, trigger: 'quantity', minQuantity: units }
  return { ...common, trigger: 'subtotal', ranges: (range ?? []).map((text) => rangeOf(text, shop)) }
}

function rangeOf(text: string, shop: Shop) {
  const [from = '', to, less, more] = text.split(':')
  if (to === undefined || more !== undefined)
    throw new Complaint(`"${text}" is not a range. Write it as in 100000:200000, or 100000: for no end.`)
  const range = { from: amountOf(from, shop), to: to === '' ? null : amountOf(to, shop) }
  if (range.to !== null && range.from > range.to) throw new Complaint(`The range "${text}" ends before it begins.`)
  return { ...range, reduction: less === undefined ? null : reductionOf(less, shop) }
}

function reductionOf(text: string, shop: Shop): Reduction {
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
      await withShop(options.shop, async ({ db, shop }) => {
        await changeShop(db, shop.id, async (tx) => {
          if (await removeDiscount(tx, shop.id, id)) return
          const where = `"feria discounts list --shop ${shop.subdomain}" shows them.`
          throw new Complaint(`${shop.name} has no discount ${id}. ${where}`)
        })
        answer(options, { shop: shop.subdomain, id, removed: true }, () => console.log(`Discount ${id} is removed`))
      })
    })
