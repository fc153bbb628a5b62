import type { Country, City as DomainCity, ShopId } from '@store/core'
import * as z from 'zod'
import { idInAddressIfAny } from '../../fields.ts'
import { list, translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { envelope } from '../envelope.ts'
import { id, numberOrNull, numberOrZero, text, textOrNull, typedOrNull } from '../fields.ts'

const City = translate(
  z
    .object({
      id,
      nombre_ciu: text,
      dep: numberOrNull,
      codigo_dane: textOrNull,
      /** `pais`, the country's code, is ours. */
      departamento: z.object({ id: numberOrZero, nombre_dep: text, pais: textOrNull }).nullish(),
    })
    .meta({ id: 'Ciudad' }),
  {
    fromWire: (w): DomainCity => ({
      id: w.id,
      name: w.nombre_ciu,
      code: w.codigo_dane,
      divisionId: w.dep ?? w.departamento?.id ?? 0,
      division: w.departamento?.nombre_dep ?? '',
      // Services that send no country have only Colombian cities: their codes are Colombia's.
      country: w.departamento?.pais ?? 'CO',
    }),
    toWire: (d) => ({
      id: d.id,
      nombre_ciu: d.name,
      dep: d.divisionId,
      codigo_dane: d.code,
      departamento: { id: d.divisionId, nombre_dep: d.division, pais: d.country },
    }),
  },
)

/**
 * C14. `pais` and `tienda` are ours. With a country: its official cities; with a shop: those that it has added itself (with
 * negative ids that are only valid in that shop); with neither: Colombia's
 * (docs/decisions/075-cities-without-a-country.md).
 */
export const listCities = defineLegacyEndpoint({
  name: 'listCities',
  tag: 'Shops',
  method: 'GET',
  path: '/api/v1/common/cities',
  summary: 'Official cities of one country, of Colombia where none is said; or those a shop has listed itself',
  query: translate(z.object({ pais: typedOrNull(2), tienda: idInAddressIfAny }), {
    fromWire: (w): { readonly country?: Country | null; readonly shopId?: ShopId | null } => ({
      country: w.pais,
      shopId: w.tienda,
    }),
    toWire: (d) => ({ pais: d.country ?? null, tienda: d.shopId ?? null }),
  }),
  response: envelope(list(City)),
  open: false,
})
