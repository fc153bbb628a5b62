import { divisionLabel, type OrderRefusal } from '@store/core'
import { useMoney, useShop, useT } from '../shop-context.tsx'

/** Fields a shopper can see; a complaint about another is about the form. */
const FIELDS: readonly string[] = [
  'name',
  'idNumber',
  'email',
  'phone',
  'message',
  'division',
  'city',
  'neighbourhood',
  'address',
  'details',
]

/** Says why an order was not written, one sentence per reason. */
export function useRefusal(): (refusal: OrderRefusal) => string {
  const t = useT<string>()
  const money = useMoney()
  const { country } = useShop().shop
  return (refusal) => {
    switch (refusal.kind) {
      case 'variantNeeded':
      case 'inactive':
        return t(`refusal.${refusal.kind}`, { name: refusal.name })
      case 'outOfStock':
        return t('refusal.outOfStock', { name: refusal.name, count: refusal.available })
      case 'overLimit':
        return t('refusal.overLimit', { name: refusal.name, count: refusal.limit })
      case 'priceChanged':
        return t('refusal.priceChanged', { expected: money(refusal.expected), actual: money(refusal.actual) })
      case 'belowMinimum':
        return t('refusal.belowMinimum', { minimum: money(refusal.minimum), missing: money(refusal.missing) })
      case 'shippingUnavailable':
        return t(`refusal.shipping.${refusal.reason}`)
      case 'field': {
        const name = refusal.field.split('.').at(-1) ?? ''
        const field = FIELDS.includes(name) ? t(`field.${name === 'division' ? divisionLabel(country) : name}`) : null
        return field === null ? t('invalid.form') : t('refusal.field', { field })
      }
      default:
        return t(`refusal.${refusal.kind}`)
    }
  }
}
