import { type CashOnDelivery as DomainCashOnDelivery, PAYMENT_METHODS, type PaymentMethod } from '@store/core'
import * as z from 'zod'
import { translate } from '../../wire.ts'
import { exactAmount, flag } from '../fields.ts'

const MediosWire = z
  .object({
    contraentrega: flag,
    consignacion: flag,
    convenir: flag,
    tienda: flag,
    efecty: flag,
    nequi: flag,
    daviplata: flag,
    payco: flag,
    mercadoPago: flag,
    wompi: flag,
    credibanco: flag,
    flow: flag,
    addi: flag,
    payu: flag,
    paypal: flag,
    paymentsWay: flag,
    tuCompra: flag,
    wepay4u: flag,
    /** Ours: their order, if it is not that of these flags. */
    orden: z.array(z.string()).nullish(),
  })
  .meta({ id: 'MediosDePago' })

const FLAGS: Readonly<Record<PaymentMethod, Exclude<keyof z.output<typeof MediosWire>, 'orden'>>> = {
  cashOnDelivery: 'contraentrega',
  bankDeposit: 'consignacion',
  toBeAgreed: 'convenir',
  payInStore: 'tienda',
  efecty: 'efecty',
  nequi: 'nequi',
  daviplata: 'daviplata',
  epayco: 'payco',
  mercadoPago: 'mercadoPago',
  wompi: 'wompi',
  credibanco: 'credibanco',
  flow: 'flow',
  addi: 'addi',
  payu: 'payu',
  paypal: 'paypal',
  paymentsWay: 'paymentsWay',
  tuCompra: 'tuCompra',
  wepay4u: 'wepay4u',
}

const NONE = z.parse(MediosWire, {})

/** `medioPagos`: one 0/1 per method ↔ the enabled methods, in the order of the shop. */
export const PaymentMethods = translate(MediosWire, {
  fromWire: (w): readonly PaymentMethod[] => {
    const place = (method: PaymentMethod) => (w.orden ?? []).indexOf(FLAGS[method])
    return PAYMENT_METHODS.filter((method) => w[FLAGS[method]]).toSorted((a, b) => place(a) - place(b))
  },
  toWire: (methods) => ({
    ...NONE,
    ...Object.fromEntries(methods.map((method) => [FLAGS[method], true])),
    ...(isSorted(methods) ? {} : { orden: methods.map((method) => FLAGS[method]) }),
  }),
})

const isSorted = (methods: readonly PaymentMethod[]): boolean =>
  methods.every(
    (method, at) => at === 0 || PAYMENT_METHODS.indexOf(methods[at - 1] ?? method) < PAYMENT_METHODS.indexOf(method),
  )

/** Ours. Without `ciudades` it is offered in every city, without `tope` for any total. */
export const CashOnDelivery = translate(
  z.object({ ciudades: z.array(z.int()).nullish(), tope: exactAmount.nullable() }).meta({ id: 'Contraentrega' }),
  {
    fromWire: (w): DomainCashOnDelivery => ({ cities: w.ciudades ?? null, ceiling: w.tope }),
    toWire: (d) => ({ ciudades: d.cities ? [...d.cities] : undefined, tope: d.ceiling }),
  },
)
