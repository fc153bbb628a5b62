import { FIELD_LIMITS, type Subscription } from '@store/core'
import * as z from 'zod'
import { typedIfAny } from '../fields.ts'
import { translate } from '../wire.ts'
import { defineLegacyEndpoint } from './endpoint.ts'
import { taken } from './envelope.ts'
import { email, id } from './fields.ts'

/** C26. `consentimiento` is ours: the version of the text that the subscriber agreed to. */
export const subscribe = defineLegacyEndpoint({
  name: 'subscribe',
  tag: 'Newsletter',
  method: 'POST',
  path: '/api/tienda/suscriptor',
  summary: "Asks an address by mail whether it wants a shop's newsletter",
  body: translate(
    z.object({ email, tienda: id, consentimiento: typedIfAny(FIELD_LIMITS.key) }).meta({ id: 'Suscripcion' }),
    {
      fromWire: (w): Subscription => ({ shopId: w.tienda, email: w.email, consent: w.consentimiento }),
      toWire: (d) => ({ email: d.email, tienda: d.shopId, consentimiento: d.consent }),
    },
  ),
  response: taken,
  open: false,
  anyAnswer: true,
})
