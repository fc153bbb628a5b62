import type { DeliveryDays, ShippingRate as DomainShippingRate } from '@store/core'
import * as z from 'zod'
import { codes, jsonString, list, translate } from '../../wire.ts'
import { amountIfAny, flagIfOn, flagOn, numberIfAny } from '../fields.ts'

/** One object for all values of `envio_metodo`; keys that a method does not use are left out. */
const ValoresWire = z.object({
  envio_metodo: codes(
    { free: 'gratis', flat: 'tarifa_plana', bySubtotal: 'precio', byCity: 'precio_ciudad', unset: 'sintarifa' },
    'unset',
  ),
  valor: amountIfAny,
  rangos: list(
    z.object({
      inicial: amountIfAny,
      final: amountIfAny,
      precio: amountIfAny,
      id: numberIfAny,
      price: amountIfAny,
      /** Ours: delivery to this city is free. Without this flag, a city with price 0 is not served. */
      gratis: flagIfOn,
      dias_desde: numberIfAny,
      dias_hasta: numberIfAny,
    }),
  ),
  /** Ours: the price for cities that are not in the list. */
  resto: amountIfAny,
  /** Both ours: working days until delivery. A city may have its own. */
  dias_desde: numberIfAny,
  dias_hasta: numberIfAny,
})
type Valores = z.output<typeof ValoresWire>

const NO_DAYS = { dias_desde: null, dias_hasta: null }
const NO_RANGE = { inicial: null, final: null, precio: null, id: null, price: null, gratis: false, ...NO_DAYS }
const NO_VALUES = { valor: null, rangos: [], resto: null, ...NO_DAYS }

/** The longest delivery time, in days; a larger number would be useless to shoppers. */
const MOST_DAYS = 365

function daysFrom({ dias_desde: from, dias_hasta: to }: Pick<Valores, 'dias_desde' | 'dias_hasta'>) {
  const isRange = from !== null && to !== null && 0 <= from && from <= to && to <= MOST_DAYS
  return isRange && Number.isInteger(from) && Number.isInteger(to) ? { days: { from, to } } : null
}
const daysIn = (days: DeliveryDays | null | undefined) =>
  days ? { dias_desde: days.from, dias_hasta: days.to } : NO_DAYS

/** One row of `mediosEnvios`. If it is switched off, delivery is free. */
export const ShippingRate = translate(
  z.object({ valores: jsonString(ValoresWire, {}), estado: flagOn }).meta({ id: 'MedioDeEnvio' }),
  {
    fromWire: (w): DomainShippingRate =>
      w.estado ? { ...rateFrom(w.valores), ...daysFrom(w.valores) } : { kind: 'free' },
    toWire: (rate) => ({ valores: { ...valuesOf(rate), ...daysIn(rate.days) }, estado: true }),
  },
)

function rateFrom({ envio_metodo: kind, valor, rangos, resto }: Valores): DomainShippingRate {
  switch (kind) {
    case 'flat':
      return { kind, price: valor ?? 0 }
    case 'bySubtotal':
      return {
        kind,
        ranges: rangos.map(({ inicial, final, precio }) => ({
          from: inicial ?? 0,
          to: final ?? Number.MAX_SAFE_INTEGER,
          price: precio ?? 0,
        })),
      }
    case 'byCity':
      return {
        kind,
        cities: rangos.flatMap(({ id, price, gratis, ...days }) =>
          id !== null && ((price ?? 0) > 0 || gratis) ? [{ cityId: id, price: price ?? 0, ...daysFrom(days) }] : [],
        ),
        elsewhere: resto,
      }
    default:
      return { kind }
  }
}

function valuesOf(rate: DomainShippingRate): Valores {
  switch (rate.kind) {
    case 'free':
      return { ...NO_VALUES, envio_metodo: rate.kind, valor: 0 }
    case 'flat':
      return { ...NO_VALUES, envio_metodo: rate.kind, valor: rate.price }
    case 'bySubtotal':
      return {
        ...NO_VALUES,
        envio_metodo: rate.kind,
        rangos: rate.ranges.map(({ from, to, price }) => ({ ...NO_RANGE, inicial: from, final: to, precio: price })),
      }
    case 'byCity':
      return {
        ...NO_VALUES,
        envio_metodo: rate.kind,
        rangos: rate.cities.map(({ cityId, price, days }) => ({
          ...NO_RANGE,
          id: cityId,
          price,
          gratis: price === 0,
          ...daysIn(days),
        })),
        resto: rate.elsewhere,
      }
    case 'unset':
      return { ...NO_VALUES, envio_metodo: rate.kind }
  }
}
