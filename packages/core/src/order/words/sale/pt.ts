import type { saleWordsEs } from './es.ts'

export const saleWordsPt: Readonly<Record<keyof typeof saleWordsEs, string>> = {
  'payment.cashOnDelivery': 'Pagamento na entrega',
  'payment.bankDeposit': 'Depósito bancário',
  'payment.toBeAgreed': 'A combinar',
  'payment.payInStore': 'Pague e retire na loja',
  'payment.efecty': 'Efecty',
  'payment.nequi': 'Nequi',
  'payment.daviplata': 'Daviplata',
  'payment.epayco': 'ePayco',
  'payment.mercadoPago': 'Mercado Pago',
  'payment.wompi': 'Wompi',
  'payment.credibanco': 'Credibanco',
  'payment.flow': 'Flow',
  'payment.addi': 'Addi',
  'shipping.free': 'Grátis',
  'cart.subtotal': 'Subtotal',
}
