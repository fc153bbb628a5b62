import type { ManageClient } from '@store/api-client/manage'
import { type Coupon, isCouponCode, normaliseCouponCode } from '@store/core'
import type { Command } from 'commander'
import { allPages, ifThere, type ManagedShop, problemIn, withShop } from '../api.ts'
import { command, group, type OfShop, SHOP } from '../command.ts'
import { Complaint } from '../complaint.ts'
import { answer, daysOf, moneyOf, note, print, printTable } from '../print.ts'
import { amountOf, day, endIn, orNone, percentage, startIn, wholeNumber } from '../reading.ts'

export const couponsCommand = () =>
  group('coupons', 'Manage reductions for those who know a code', [
    couponsList(),
    couponsCreate(),
    couponsSet(),
    couponsClose(),
  ])

const couponsList = () =>
  command('list', "List a shop's coupons, newest first, and how often each is used", ['coupons list --shop mercado'])
    .requiredOption(...SHOP)
    .action(async (options: OfShop) => {
      await withShop(options.shop, async ({ manage, shop, params }) => {
        const coupons = await allPages((page) => manage.listCoupons({ params, query: page }))
        answer(options, coupons, () => printTable(coupons.map((coupon) => rowOf(coupon, shop))))
        if (coupons.length === 0) note(`${shop.name} has no coupons.`)
      })
    })

type KnownCoupon = Awaited<ReturnType<ManageClient['getCoupon']>>

function rowOf(coupon: KnownCoupon, shop: ManagedShop) {
  const { code, active, reduction, minPurchase, maxUses, maxUsesPerBuyer, uses } = coupon
  const money = moneyOf(shop)
  return {
    code,
    takes: reduction.kind === 'fixed' ? money(reduction.amount) : `${reduction.percent} %`,
    open: active ? 'yes' : 'no',
    'for at least': money(minPurchase),
    ...daysOf(coupon, shop),
    uses: maxUses === null ? String(uses) : `${uses} of ${maxUses}`,
    'per buyer': maxUsesPerBuyer === null ? '' : String(maxUsesPerBuyer),
  }
}

/** Options of a coupon as typed; '' removes a value. */
type CouponOptions = {
  readonly percent?: number
  readonly amount?: string
  readonly min?: string
  readonly from?: string
  readonly until?: string
  readonly uses?: number | ''
  readonly perBuyer?: number | ''
}

const text = (value: string) => value
const conditions = (of: Command) =>
  of
    .option('--percent <number>', 'takes so many percent off what other discounts leave', percentage)
    .option('--amount <amount>', 'takes off so much')
    .option('--min <amount>', 'for carts of at least so much', orNone(text))
    .option('--from <day>', 'its first day, as in 2026-03-01', orNone(day))
    .option('--until <day>', 'its last day', orNone(day))
    .option('--uses <number>', 'for so many orders in all', orNone(wholeNumber(1, 1_000_000)))
    .option('--per-buyer <number>', 'for so many orders of one buyer', orNone(wholeNumber(1, 1000)))
    .requiredOption(...SHOP)

const couponsCreate = () =>
  conditions(
    command('create', 'Create a code that takes something off', [
      'coupons create HOLA10 --percent 10 --shop mercado',
      'coupons create spring-26 --amount 15 --min 60 --from 2026-09-01 --until 2026-11-30 --uses 200 --per-buyer 1 --shop mercado',
    ]).argument('<code>', 'letters, digits, - and _; case and accents do not count'),
  ).action(async (typed: string, options: OfShop & CouponOptions) => {
    const code = normaliseCouponCode(typed)
    if (!isCouponCode(code))
      throw new Complaint(`"${typed}" cannot be a code. Use 4 to 40 letters, digits, - and _, as in HOLA10.`)
    await withShop(options.shop, async ({ manage, shop, params }) => {
      const { reduction, ...rest } = changeOf(options, shop)
      if (!reduction) throw new Complaint('Say what it takes off: either --percent or --amount.')
      const coupon = await manage.createCoupon({ params, body: { ...rest, code, reduction } }).catch((error) => {
        throw refusalOf(error, `${shop.name} has a coupon ${code} already. "feria coupons set ${code}" changes it.`)
      })
      answer(options, coupon, () => print(`${shop.name} gives the coupon ${code}`))
    })
  })

const couponsSet = () =>
  conditions(
    command('set', 'Change a coupon and leave the rest ("none" takes a value away)', [
      'coupons set HOLA10 --percent 15 --uses 500 --shop mercado',
      'coupons set spring-26 --until none --shop mercado',
      'coupons set HOLA10 --open --shop mercado',
    ])
      .argument('<code>', 'as "coupons list" shows it')
      .option('--open', 'give it again after it was closed'),
  ).action((typed: string, options: OfShop & CouponOptions & { readonly open?: boolean }) =>
    change(options, typed, (shop) => {
      const fields = { ...changeOf(options, shop), ...(options.open && { active: true }) }
      if (Object.keys(fields).length > 0) return fields
      throw new Complaint('Nothing was said to change. "feria coupons set --help" shows what can be.')
    }),
  )

const couponsClose = () =>
  command('close', 'Close a coupon; orders that use it keep what they have', ['coupons close HOLA10 --shop mercado'])
    .argument('<code>', 'as "coupons list" shows it')
    .requiredOption(...SHOP)
    .action((typed: string, options: OfShop) => change(options, typed, () => ({ active: false })))

type CouponChange = Partial<Omit<Coupon, 'code'>>

async function change(options: OfShop, typed: string, changeFor: (shop: ManagedShop) => CouponChange): Promise<void> {
  const code = normaliseCouponCode(typed)
  await withShop(options.shop, async ({ manage, shop, params }) => {
    const fields = changeFor(shop)
    const of = { ...params, code }
    const known = code === '' ? null : await ifThere(manage.getCoupon({ params: of }))
    if (!known)
      throw new Complaint(
        `${shop.name} has no coupon ${code}. "feria coupons list --shop ${shop.subdomain}" shows them.`,
      )
    const { revision } = known
    const coupon = await manage.changeCoupon({ params: of, revision, body: fields }).catch((error) => {
      throw refusalOf(error)
    })
    answer(options, coupon, () => print(`Coupon ${code}: ${Object.keys(fields).join(', ')} changed`))
  })
}

/** A better sentence than the API's for a refused coupon, if there is one. */
function refusalOf(error: unknown, whenTaken = ''): unknown {
  for (const { path, code } of problemIn(error)?.errors ?? []) {
    if (path === 'code' && code === 'taken') return new Complaint(whenTaken)
    if (path === 'until' && code === 'notAllowed') return new Complaint('It would end before it begins.')
  }
  return error
}

function changeOf(options: CouponOptions, shop: ManagedShop): Omit<CouponChange, 'active'> {
  const { percent, amount, min, from, until, uses, perBuyer } = options
  if (percent !== undefined && amount !== undefined)
    throw new Complaint('Say what it takes off: either --percent or --amount.')
  return {
    ...(percent !== undefined && { reduction: { kind: 'percentage' as const, percent } }),
    ...(amount !== undefined && { reduction: { kind: 'fixed' as const, amount: amountOf(amount, shop) } }),
    ...(min !== undefined && { minPurchase: min === '' ? null : amountOf(min, shop) }),
    ...(from !== undefined && { from: from === '' ? null : startIn(from, shop).toISOString() }),
    ...(until !== undefined && { until: until === '' ? null : endIn(until, shop).toISOString() }),
    ...(uses !== undefined && { maxUses: uses === '' ? null : uses }),
    ...(perBuyer !== undefined && { maxUsesPerBuyer: perBuyer === '' ? null : perBuyer }),
  }
}
