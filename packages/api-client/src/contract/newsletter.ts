import { FIELD_LIMITS, type ShopId, type Subscription, type SubscriptionAnswer } from '@store/core'
import * as z from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { envelope, taken } from './envelope.ts'
import { email, id, typed, typedIfAny } from './fields.ts'
import { codes, translate } from './wire.ts'

/** C26. `consentimiento`, the version of the text that was agreed to, is ours. */
export const subscribe = defineEndpoint({
  name: 'subscribe',
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

const Key = translate(z.object({ tienda: id, clave: typed(FIELD_LIMITS.key) }).meta({ id: 'ClaveDeSuscripcion' }), {
  fromWire: (w): { readonly shopId: ShopId; readonly key: string } => ({ shopId: w.tienda, key: w.clave }),
  toWire: (d) => ({ tienda: d.shopId, clave: d.key }),
})

const Answer = translate(
  z
    .object({ resultado: codes({ confirmed: 'confirmada', ended: 'retirada', unknown: 'desconocida' }) })
    .meta({ id: 'RespuestaDeSuscripcion' }),
  {
    fromWire: (w): SubscriptionAnswer => ({ kind: w.resultado }),
    toWire: (d) => ({ resultado: d.kind }),
  },
)

/** Ours. The key is that of the mail that asked; said twice it is confirmed once. A subscription that has ended is unknown. */
export const confirmSubscription = defineEndpoint({
  name: 'confirmSubscription',
  method: 'POST',
  path: '/api/tienda/suscriptor/confirmar',
  summary: "Puts the address that a key was mailed to on the list of a shop's newsletter",
  body: Key,
  response: envelope(Answer),
  open: false,
})

/** Ours. The same key, for as long as the address is known: said twice it has ended once. */
export const unsubscribe = defineEndpoint({
  name: 'unsubscribe',
  method: 'POST',
  path: '/api/tienda/suscriptor/retirar',
  summary: "Takes the address that a key was mailed to off the list of a shop's newsletter",
  body: Key,
  response: envelope(Answer),
  open: false,
})
