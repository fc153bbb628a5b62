/** Texts about a sale for every page of a shop and for mails, in Spanish: the other languages have the same keys. */
export const saleWordsEs = {
  'payment.cashOnDelivery': 'Pago contra entrega',
  'payment.bankDeposit': 'Transferencia bancaria',
  'payment.toBeAgreed': 'A convenir',
  'payment.payInStore': 'Paga y recoge en la tienda',
  'payment.efecty': 'Efecty',
  'payment.nequi': 'Nequi',
  'payment.daviplata': 'Daviplata',
  'payment.epayco': 'ePayco',
  'payment.mercadoPago': 'Mercado Pago',
  'payment.wompi': 'Wompi',
  'payment.credibanco': 'Credibanco',
  'payment.flow': 'Flow',
  'payment.addi': 'Addi',
  'shipping.free': 'Gratis',
  'cart.subtotal': 'Subtotal',
} as const
