import type { Address as DomainAddress, Buyer as DomainBuyer, OrderDelivery, SalesChannel } from '@store/core'
import * as z from 'zod'
import { codes, translate } from './wire.ts'

/**
 * Orders are ours (C33), so their messages are exact: unknown keys are refused, numbers are numbers, and nothing is
 * JSON in a string. Names and codes are those of wire-format §3 and §23.
 */

const line = z.string().max(300)
const paragraph = z.string().max(5000)

export const Buyer = translate(
  z
    .strictObject({
      nombre: line,
      identificacion: line,
      email: line.nullable(),
      celular: line,
      mensaje: paragraph.nullable(),
    })
    .meta({ id: 'Usuario' }),
  {
    fromWire: (w): DomainBuyer => ({
      name: w.nombre,
      idNumber: w.identificacion,
      email: w.email,
      phone: w.celular,
      message: w.mensaje,
    }),
    toWire: (d) => ({
      nombre: d.name,
      identificacion: d.idNumber,
      email: d.email,
      celular: d.phone,
      mensaje: d.message,
    }),
  },
)

const Address = translate(
  z
    .strictObject({
      ciudad_id: z.int().nullable(),
      ciudad: line,
      departamento: line,
      barrio: line.nullable(),
      direccion: line,
      detalles: paragraph.nullable(),
    })
    .meta({ id: 'Direccion' }),
  {
    fromWire: (w): DomainAddress => ({
      cityId: w.ciudad_id,
      city: w.ciudad,
      division: w.departamento,
      neighbourhood: w.barrio,
      address: w.direccion,
      details: w.detalles,
    }),
    toWire: (d) => ({
      ciudad_id: d.cityId,
      ciudad: d.city,
      departamento: d.division,
      barrio: d.neighbourhood,
      direccion: d.address,
      detalles: d.details,
    }),
  },
)

/** 1 is "to an address" (wire-format §23); 2, picked up in the shop, is ours. */
const DeliveryWire = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal(1), value: Address }),
    z.strictObject({ type: z.literal(2), value: z.null() }),
  ])
  .meta({ id: 'Entrega' })

export const Delivery = translate(DeliveryWire, {
  fromWire: (w): OrderDelivery => (w.type === 1 ? { kind: 'address', address: w.value } : { kind: 'pickUp' }),
  toWire: (d): z.output<typeof DeliveryWire> =>
    d.kind === 'address' ? { type: 1, value: d.address } : { type: 2, value: null },
})

export const deliveryCode = codes({ address: 1, pickUp: 2 })

/** 0 is ours; every other channel of wire-format §23 is read as it. */
export const channelCode = codes<SalesChannel>({ web: 5, chat: 1, pointOfSale: 4, other: 0 }, 'other')

export const variantId = z.string().max(200).nullable()
