import type { OfflinePaymentMethod, PaymentMethod } from '@store/core'
import { useWords } from './words.ts'

/** Providers by their own names, which no language changes. */
const PROVIDERS: Readonly<Record<Exclude<PaymentMethod, OfflinePaymentMethod>, string>> = {
  efecty: 'Efecty',
  nequi: 'Nequi',
  daviplata: 'Daviplata',
  epayco: 'ePayco',
  mercadoPago: 'Mercado Pago',
  wompi: 'Wompi',
  credibanco: 'Credibanco',
  flow: 'Flow',
  addi: 'Addi',
  payu: 'PayU',
  paypal: 'PayPal',
  paymentsWay: 'PaymentsWay',
  tuCompra: 'TuCompra',
  wepay4u: 'WePay4U',
}

/** Names of ways to pay, as text: no pictures of cards. */
export function usePaymentName(): (method: PaymentMethod) => string {
  const t = useWords()
  return (method) =>
    method === 'cashOnDelivery' || method === 'bankDeposit' || method === 'toBeAgreed' || method === 'payInStore'
      ? t(`payment.${method}`)
      : PROVIDERS[method]
}
