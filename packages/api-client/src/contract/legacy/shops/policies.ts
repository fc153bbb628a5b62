import type { Policies as DomainPolicies } from '@store/core'
import * as z from 'zod'
import { translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { envelopeOrNull } from '../envelope.ts'
import { ById, html } from '../fields.ts'

const Policies = translate(
  z
    .object({ envios: html, pagos: html, datos: html, garantia: html, devolucion: html, cambio: html })
    .meta({ id: 'Politicas' }),
  {
    fromWire: (w): DomainPolicies => ({
      shipping: w.envios,
      payments: w.pagos,
      privacy: w.datos,
      warranty: w.garantia,
      returns: w.devolucion,
      exchange: w.cambio,
    }),
    toWire: (d) => ({
      envios: d.shipping,
      pagos: d.payments,
      datos: d.privacy,
      garantia: d.warranty,
      devolucion: d.returns,
      cambio: d.exchange,
    }),
  },
)

/** C9. Null: the merchant has written none. */
export const getPolicies = defineLegacyEndpoint({
  name: 'getPolicies',
  tag: 'Shops',
  method: 'GET',
  path: '/api/v1/stores/policies/:id',
  summary: 'Policies of a shop',
  params: ById,
  response: envelopeOrNull(Policies),
  open: false,
  nullOn: [404],
})
