/** A payment method, from its button at checkout to the text on the order's page afterwards. */
export type PaymentCase = {
  /** The beginning of the label of the method's button. */
  readonly method: string
  /** The provider's page and the choice there; null: a payment without a provider. */
  readonly at: { readonly provider: string; readonly instrument: string; readonly said: string } | null
  readonly delivery?: 'pickUp'
}

/** `deposit`: what the country calls a bank deposit. */
const byHand = (deposit: string): readonly PaymentCase[] => [
  { method: 'Pago contra entrega', at: null },
  { method: deposit, at: null },
  { method: 'A convenir', at: null },
  { method: 'Paga y recoge en la tienda', at: null, delivery: 'pickUp' },
]

/** Every instrument of a provider's page, with its name on the order's page. */
const onPage = (
  method: string,
  provider: string,
  instruments: Readonly<Record<string, string>>,
): readonly PaymentCase[] =>
  Object.entries(instruments).map(([instrument, said]) => ({ method, at: { provider, instrument, said } }))

const CARD = 'Tarjeta de crédito o débito'
const CASH = 'Efectivo (Efecty y otras redes)'

/** Every payment method that a shop can offer, by the demo shop that has all methods of its currency. */
export const WAYS: Readonly<Record<'alborada' | 'kilovatio', readonly PaymentCase[]>> = {
  alborada: [
    ...byHand('Consignación bancaria'),
    ...onPage('Wompi', 'Wompi', {
      [CARD]: 'Tarjeta',
      PSE: 'PSE',
      Nequi: 'Nequi',
      'Botón Bancolombia': 'Transferencia bancaria',
      Daviplata: 'Daviplata',
      'Efectivo en corresponsal bancario': 'Efectivo',
    }),
    ...onPage('Mercado Pago', 'Mercado Pago', {
      [CARD]: 'Tarjeta',
      'PSE o transferencia': 'PSE',
      [CASH]: 'Efectivo',
      'Dinero en cuenta': 'Billetera',
    }),
    ...onPage('ePayco', 'ePayco', {
      'Tarjeta de crédito': 'Tarjeta',
      PSE: 'PSE',
      [CASH]: 'Efectivo',
      SafetyPay: 'SafetyPay',
      Daviplata: 'Daviplata',
    }),
    ...onPage('Credibanco', 'Credibanco', { [CARD]: 'Tarjeta', PSE: 'PSE' }),
    ...onPage('Addi', 'Addi', { '3 cuotas sin interés': 'Crédito', '12 cuotas': 'Crédito' }),
    ...onPage('Nequi', 'Wompi', { Nequi: 'Nequi' }),
    ...onPage('Daviplata', 'Wompi', { Daviplata: 'Daviplata' }),
    ...onPage('Efecty', 'Mercado Pago', { [CASH]: 'Efectivo' }),
  ],
  kilovatio: [
    ...byHand('Transferencia bancaria'),
    ...onPage('Flow', 'Flow', {
      'Webpay (tarjetas)': 'Tarjeta',
      'Servipag (transferencia)': 'Transferencia bancaria',
      'Efectivo con cupón': 'Efectivo',
    }),
    ...onPage('Mercado Pago', 'Mercado Pago', {
      [CARD]: 'Tarjeta',
      'PSE o transferencia': 'PSE',
      [CASH]: 'Efectivo',
      'Dinero en cuenta': 'Billetera',
    }),
  ],
}
