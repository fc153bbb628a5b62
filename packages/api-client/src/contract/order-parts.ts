import {
  type DeliveryDays,
  DOCUMENT_TYPES,
  type DocumentType,
  type Address as DomainAddress,
  type OrderAnswer as DomainAnswer,
  type Buyer as DomainBuyer,
  type Invoice as DomainInvoice,
  type KnownBuyer as DomainKnownBuyer,
  FIELD_LIMITS,
  INVOICE_FIELDS,
  type InvoiceFieldName,
  type OrderDelivery,
  type SalesChannel,
} from '@store/core'
import * as z from 'zod'
import { sentKey, textOrNull } from './fields.ts'
import { codes, translate } from './wire.ts'

/**
 * Orders are ours (C33), so their messages are exact: numbers are numbers, and nothing is JSON in a string. What is
 * sent to us (`Sent…`) may hold no unknown key; what we answer may grow. Names and codes are
 * those of the services.
 */

/** What we answer may be longer than what is taken today. */
type Text = (limit: keyof typeof FIELD_LIMITS) => z.ZodString
const anyLength: Text = () => z.string()
const upTo: Text = (limit) => z.string().max(FIELD_LIMITS[limit])

const buyerShape = (text: Text) => ({
  nombre: text('name'),
  identificacion: text('idNumber'),
  /** Ours: what kind of paper the number is of; kinds we do not know are read as none. */
  tipo_documento: z.string().nullish(),
  email: text('email').nullable(),
  celular: text('phone'),
  mensaje: text('message').nullable(),
})
const documentTypeOf = (code: string | null | undefined): DocumentType | null =>
  DOCUMENT_TYPES.find((type) => type === code) ?? null
const BuyerWire = z.object(buyerShape(anyLength))
const buyerMaps = {
  fromWire: (w: z.output<typeof BuyerWire>): DomainBuyer => ({
    name: w.nombre,
    idNumber: w.identificacion,
    documentType: documentTypeOf(w.tipo_documento),
    email: w.email,
    phone: w.celular,
    message: w.mensaje,
  }),
  toWire: (d: DomainBuyer) => ({
    nombre: d.name,
    identificacion: d.idNumber,
    tipo_documento: d.documentType ?? null,
    email: d.email,
    celular: d.phone,
    mensaje: d.message,
  }),
}
/** Ours: the phone as it is read aloud; services without it know one writing only. */
export const KnownBuyer = translate(BuyerWire.extend({ celular_visible: textOrNull }).meta({ id: 'Usuario' }), {
  fromWire: ({ celular_visible: shown, ...w }): DomainKnownBuyer => ({
    ...buyerMaps.fromWire(w),
    phoneShown: shown ?? w.celular,
  }),
  toWire: (d) => ({ ...buyerMaps.toWire(d), celular_visible: d.phoneShown }),
})
export const SentBuyer = translate(
  z
    .strictObject({ ...buyerShape(upTo), tipo_documento: z.enum(DOCUMENT_TYPES).nullish() })
    .meta({ id: 'UsuarioEnviado' }),
  buyerMaps,
)

/** What a buyer said to a question of the shop's own (C10). */
export const OrderAnswer = translate(
  z.object({ pregunta: z.string(), respuesta: z.string() }).meta({ id: 'RespuestaDelPedido' }),
  {
    fromWire: (w): DomainAnswer => ({ label: w.pregunta, value: w.respuesta }),
    toWire: (d) => ({ pregunta: d.label, respuesta: d.value }),
  },
)
/** The same as it is sent: by the key of the field. */
export const SentAnswer = translate(
  z.strictObject({ id: sentKey, respuesta: upTo('answer') }).meta({ id: 'RespuestaEnviada' }),
  {
    fromWire: (w): { readonly key: string; readonly value: string } => ({ key: w.id, value: w.respuesta }),
    toWire: (d) => ({ id: d.key, respuesta: d.value }),
  },
)

const addressShape = (text: Text) => ({
  ciudad_id: z.int().nullable(),
  ciudad: text('city'),
  departamento: text('division'),
  barrio: text('neighbourhood').nullable(),
  /** Ours, as what stands on parcels. */
  codigo_postal: text('postcode').nullish(),
  direccion: text('address'),
  detalles: text('details').nullable(),
})
const AddressWire = z.object(addressShape(anyLength)).meta({ id: 'Direccion' })
const addressMaps = {
  fromWire: (w: z.output<typeof AddressWire>): DomainAddress => ({
    cityId: w.ciudad_id,
    city: w.ciudad,
    division: w.departamento,
    neighbourhood: w.barrio,
    postcode: w.codigo_postal ?? null,
    address: w.direccion,
    details: w.detalles,
  }),
  toWire: (d: DomainAddress) => ({
    ciudad_id: d.cityId,
    ciudad: d.city,
    departamento: d.division,
    barrio: d.neighbourhood,
    codigo_postal: d.postcode ?? null,
    direccion: d.address,
    detalles: d.details,
  }),
}
const Address = translate(AddressWire, addressMaps)
const SentAddress = translate(z.strictObject(addressShape(upTo)).meta({ id: 'DireccionEnviada' }), addressMaps)

/** Ours: working days to the door, as the buyer was told. */
export const Days = translate(z.object({ desde: z.int(), hasta: z.int() }).meta({ id: 'Dias' }), {
  fromWire: (w): DeliveryDays => ({ from: w.desde, to: w.hasta }),
  toWire: (d) => ({ desde: d.from, hasta: d.to }),
})

/** 1 is "to an address"; 2, picked up in the shop or one of its branches, is ours. */
const DeliveryWire = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal(1), value: Address, dias: Days.optional() }),
    z.object({
      ...{ type: z.literal(2), value: z.null() },
      ...{ sede_id: z.int().nullish(), lugar: z.string().optional() },
    }),
  ])
  .meta({ id: 'Entrega' })
const SentDeliveryWire = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal(1), value: SentAddress }),
    z.strictObject({ type: z.literal(2), value: z.null(), sede_id: z.int().nullish() }),
  ])
  .meta({ id: 'EntregaEnviada' })
const deliveryMaps = {
  fromWire: (w: z.output<typeof DeliveryWire>): OrderDelivery =>
    w.type === 1
      ? { kind: 'address', address: w.value, ...(w.dias && { days: w.dias }) }
      : { kind: 'pickUp', ...(w.sede_id != null && { branchId: w.sede_id }), ...(w.lugar && { place: w.lugar }) },
  toWire: (d: OrderDelivery): z.output<typeof DeliveryWire> =>
    d.kind === 'address'
      ? { type: 1, value: d.address, ...(d.days && { dias: d.days }) }
      : {
          type: 2,
          value: null,
          ...(d.branchId != null && { sede_id: d.branchId }),
          ...(d.place && { lugar: d.place }),
        },
}
export const Delivery = translate(DeliveryWire, deliveryMaps)
export const SentDelivery = translate(SentDeliveryWire, deliveryMaps)

export const deliveryCode = codes({ address: 1, pickUp: 2 })

/** 0 is ours; channels of the services that have no word here are read as it. */
export const channelCode = codes<SalesChannel>({ web: 5, chat: 1, pointOfSale: 4, other: 0 }, 'other')

export const variantId = z.string().nullable()
export const sentVariantId = sentKey.nullable()

/** Ours: what a merchant needs to make out an invoice, under the names of the wire. */
const INVOICE_NAMES = {
  taxId: 'identificacion_fiscal',
  legalName: 'razon_social',
  taxRegime: 'regimen_fiscal',
  use: 'uso',
  activity: 'giro',
  vatStatus: 'condicion_iva',
  postcode: 'codigo_postal',
  address: 'direccion',
  email: 'email',
} as const satisfies Readonly<Record<InvoiceFieldName, string>>

const invoiceShape = (text: Text) =>
  Object.fromEntries(INVOICE_FIELDS.map((name) => [INVOICE_NAMES[name], text(name).optional()])) as Record<
    (typeof INVOICE_NAMES)[InvoiceFieldName],
    z.ZodOptional<z.ZodString>
  >
const InvoiceWire = z.object(invoiceShape(anyLength)).meta({ id: 'Factura' })
const invoiceMaps = {
  fromWire: (w: z.output<typeof InvoiceWire>): DomainInvoice =>
    Object.fromEntries(
      INVOICE_FIELDS.flatMap((name) => {
        const text = w[INVOICE_NAMES[name]]
        return text === undefined ? [] : [[name, text]]
      }),
    ),
  toWire: (d: DomainInvoice): z.output<typeof InvoiceWire> =>
    Object.fromEntries(
      INVOICE_FIELDS.flatMap((name) => (d[name] === undefined ? [] : [[INVOICE_NAMES[name], d[name]]])),
    ),
}
export const Invoice = translate(InvoiceWire, invoiceMaps)
export const SentInvoice = translate(z.strictObject(invoiceShape(upTo)).meta({ id: 'FacturaEnviada' }), invoiceMaps)
