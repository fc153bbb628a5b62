import { divisionsOf, documentTypesOf } from '@store/core'
import { orderDraft, readCheckout } from './checkout.ts'
import type { CheckoutOptions } from './checkout-options.ts'

/** A valid form, and functions that return the errors or the draft of an order after a few changes to it. */

export const KEY = '0123456789abcdef0123456789abcdef'
export const good = {
  name: '  Cliente de ejemplo ',
  idNumber: '1.020.304-050',
  email: ' Compra@Example.COM',
  phone: '+57 (300) 123-45 67',
  division: 'Antioquia',
  city: 'Medellín',
  neighbourhood: 'Laureles',
  address: 'Calle 10 # 5-20, apto 301',
  details: '',
  message: '',
  paymentMethod: 'cashOnDelivery',
  consent: 'on',
  orderKey: KEY,
  expectedTotal: '29900000',
  items: '101:2,102.1021:1',
}
export const NOTHING_MORE = { fields: [], documentTypes: [], invoice: [], divisions: [] }
export const options: CheckoutOptions = {
  country: 'CO',
  cities: [],
  paymentMethods: ['cashOnDelivery', 'bankDeposit', 'toBeAgreed', 'payInStore'],
  takesUnlisted: false,
  canPickUp: true,
  pickUpPlaces: [],
  documentTypes: documentTypesOf('CO'),
  invoice: [],
  divisions: divisionsOf('CO'),
  canChat: true,
  chatFields: [],
}

function read(change: Record<string, string | null> = {}, other: Partial<CheckoutOptions> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...good, ...change })) if (value !== null) form.set(name, value)
  const country = other.country ?? options.country
  return readCheckout(form, { ...options, divisions: divisionsOf(country), ...other })
}
export const errors = (...input: Parameters<typeof read>) => read(...input).reply().error ?? {}
export function draft(...input: Parameters<typeof read>) {
  const submission = read(...input)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return orderDraft(submission.value, { ...options, ...input[1], id: 7, channel: 'web' })
}
