import type { saleWordsEs } from './es.ts'

export const saleWordsEn: Readonly<Record<keyof typeof saleWordsEs, string>> = {
  'payment.cashOnDelivery': 'Cash on delivery',
  'payment.bankDeposit': 'Bank deposit',
  'payment.toBeAgreed': 'Arrange with the shop',
  'payment.payInStore': 'Pay and pick up in store',
  'payment.efecty': 'Efecty',
  'payment.nequi': 'Nequi',
  'payment.daviplata': 'Daviplata',
  'payment.epayco': 'ePayco',
  'payment.mercadoPago': 'Mercado Pago',
  'payment.wompi': 'Wompi',
  'payment.credibanco': 'Credibanco',
  'payment.flow': 'Flow',
  'payment.addi': 'Addi',
  'shipping.free': 'Free',
  'cart.subtotal': 'Subtotal',
}
