import {
  ADDRESS_FIELD_NAMES,
  BUYER_FIELD_NAMES,
  type CouponProblem,
  divisionLabel,
  INVOICE_FIELDS,
  type OrderRefusal,
  timeZoneOf,
} from '@store/core'
import { useLanguage, useMoney, useShop, useT } from '../shop-context.tsx'

/** Fields that a shopper can see. The refusal of another field is reported for the whole form. */
const FIELDS: readonly string[] = [...BUYER_FIELD_NAMES, ...ADDRESS_FIELD_NAMES, 'message', 'branch']
/** Fields of an invoice, which have separate labels. */
const OF_INVOICE: readonly string[] = INVOICE_FIELDS.map((name) => `invoice.${name}`)

/** A function that explains why a coupon is refused. Dates are in the time zone of the shop's country. */
export function useCouponProblem(): (problem: CouponProblem) => string {
  const t = useT<string>()
  const money = useMoney()
  const language = useLanguage()
  const timeZone = timeZoneOf(useShop().shop.country)
  const day = (moment: Date) =>
    new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }).format(moment)
  return (problem) => {
    switch (problem.reason) {
      case 'notYet':
        return t('coupon.notYet', { day: day(new Date(problem.from)) })
      case 'expired':
        // `until` is exclusive: the last day is the one before it.
        return t('coupon.expired', { day: day(new Date(Date.parse(problem.until) - 1)) })
      case 'usedByBuyer':
        return t('coupon.usedByBuyer', { count: problem.limit })
      case 'belowMinimum':
        return t('coupon.belowMinimum', { minimum: money(problem.minimum), missing: money(problem.missing) })
      default:
        return t(`coupon.${problem.reason}`)
    }
  }
}

/** A function that explains why an order is refused, in a sentence. */
export function useRefusal(): (refusal: OrderRefusal) => string {
  const t = useT<string>()
  const money = useMoney()
  const couponProblem = useCouponProblem()
  const { country } = useShop().shop
  return (refusal) => {
    switch (refusal.kind) {
      case 'variantNeeded':
      case 'inactive':
        return t(`refusal.${refusal.kind}`, { name: refusal.name })
      case 'outOfStock':
        return refusal.available > 0
          ? t('refusal.outOfStock', { name: refusal.name, count: refusal.available })
          : t('label.of', { label: refusal.name, name: t('product.soldOut') })
      case 'overLimit':
        return refusal.limit > 0
          ? t('refusal.overLimit', { name: refusal.name, count: refusal.limit })
          : t('refusal.limitReached', { name: refusal.name })
      case 'shopFull':
      case 'notTaken':
        return t(`refusal.${refusal.kind}`)
      case 'tooManyOpen':
        return t('refusal.tooManyOpen', { limit: refusal.limit })
      case 'priceChanged':
        return t('refusal.priceChanged', { expected: money(refusal.expected), actual: money(refusal.actual) })
      case 'belowMinimum':
        return t('refusal.belowMinimum', { minimum: money(refusal.minimum), missing: money(refusal.missing) })
      case 'shippingUnavailable':
        return t(`refusal.shipping.${refusal.reason}`)
      case 'paymentMethod': {
        const { problem } = refusal
        const because = problem && problem.reason !== 'delivery' ? `.${problem.reason}` : ''
        return t(
          `refusal.paymentMethod${because}`,
          problem && 'amount' in problem ? { amount: money(problem.amount) } : {},
        )
      }
      case 'coupon':
        return couponProblem(refusal.problem)
      case 'field': {
        if (OF_INVOICE.includes(refusal.field)) return t('refusal.field', { field: t(refusal.field) })
        const name = refusal.field.split('.').at(-1) ?? ''
        const field = FIELDS.includes(name) ? t(`field.${name === 'division' ? divisionLabel(country) : name}`) : null
        return field === null ? t('invalid.form') : t('refusal.field', { field })
      }
      default:
        return t(`refusal.${refusal.kind}`)
    }
  }
}
