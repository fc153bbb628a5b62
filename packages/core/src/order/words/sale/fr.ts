import type { saleWordsEs } from './es.ts'

export const saleWordsFr: Readonly<Record<keyof typeof saleWordsEs, string>> = {
  'payment.cashOnDelivery': 'Paiement à la livraison',
  'payment.bankDeposit': 'Virement bancaire',
  'payment.toBeAgreed': 'À convenir',
  'payment.payInStore': 'Paiement et retrait en boutique',
  'payment.efecty': 'Efecty',
  'payment.nequi': 'Nequi',
  'payment.daviplata': 'Daviplata',
  'payment.epayco': 'ePayco',
  'payment.mercadoPago': 'Mercado Pago',
  'payment.wompi': 'Wompi',
  'payment.credibanco': 'Credibanco',
  'payment.flow': 'Flow',
  'payment.addi': 'Addi',
  'shipping.free': 'Gratuite',
  'cart.subtotal': 'Sous-total',
}
