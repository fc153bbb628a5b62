import type { PaymentTrouble } from '@store/core'

/** Problems with the money of an order, and what to do about each. */
export const TROUBLES: Readonly<Record<PaymentTrouble, string>> = {
  paidTwice: 'paid twice: give one of the payments back',
  paidButCancelled: 'cancelled, and paid: give the money back',
  nothingLeft: 'paid after its time, and sold meanwhile: find other units, or give the money back',
  misfit: 'paid with another amount, currency or environment than was asked: look at it in the panel of the provider',
}
