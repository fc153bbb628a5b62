import {
  type ProofOutcome as DomainOutcome,
  type ReceivedProof as DomainProof,
  MAX_PROOF_BYTES,
  type ProofRefusal,
  type ShopId,
} from '@store/core'
import * as z from 'zod'
import { defineEndpoint, MAX_SENT_TEXT } from './endpoint.ts'
import { envelopeOrNull } from './envelope.ts'
import { idInAddress, sentKey } from './fields.ts'
import { codes, translate } from './wire.ts'

export const ReceivedProof = translate(
  z.object({ recibido: z.string(), cambios: z.int() }).meta({ id: 'ComprobanteRecibido' }),
  {
    fromWire: (w): DomainProof => ({ receivedAt: w.recibido, changesLeft: w.cambios }),
    toWire: (d) => ({ recibido: d.receivedAt, cambios: d.changesLeft }),
  },
)

const refusal = codes<ProofRefusal>({
  type: 'formato',
  broken: 'danado',
  tooBig: 'muy_grande',
  notNow: 'no_espera_pago',
  noMore: 'sin_cambios',
})

const OutcomeWire = z
  .discriminatedUnion('resultado', [
    z.object({ resultado: z.literal('recibido'), comprobante: ReceivedProof }),
    z.object({ resultado: z.literal('rechazado'), motivo: refusal }),
  ])
  .meta({ id: 'ResultadoDelComprobante' })

const ProofOutcome = translate(OutcomeWire, {
  fromWire: (w): DomainOutcome =>
    w.resultado === 'recibido' ? { kind: 'received', proof: w.comprobante } : { kind: 'refused', reason: w.motivo },
  toWire: (d): z.output<typeof OutcomeWire> =>
    d.kind === 'received'
      ? { resultado: 'recibido', comprobante: d.proof }
      : { resultado: 'rechazado', motivo: d.reason },
})

/** Base64 in whole groups of four characters: no text that is sent to us is longer than `MAX_SENT_TEXT`. */
const PIECE = Math.floor(MAX_SENT_TEXT / 4) * 4
const MAX_BASE64 = Math.ceil(MAX_PROOF_BYTES / 3) * 4
const MAX_PIECES = Math.ceil(MAX_BASE64 / PIECE)

/** Bytes of the largest body of this call: the file in base64, and what stands around its pieces. */
export const MAX_PROOF_BODY = MAX_BASE64 + MAX_PIECES * 3 + 1000

/** The address of this call, whose body is larger than that of any other. */
export const PROOF_PATH = /^\/api\/v1\/orders\/placed\/\d{1,15}\/proof$/

/**
 * Ours. Keeps the proof of a payment by hand for the shop, in place of one that was sent before. `file` is base64, on the
 * wire in pieces. Null: no such order, or not its key.
 */
export const sendProof = defineEndpoint({
  name: 'sendProof',
  method: 'POST',
  path: '/api/v1/orders/placed/:number/proof',
  summary: 'Keeps what shows that an order was paid by hand: a JPEG, PNG, WebP or PDF of at most 5 MB',
  params: z.object({ number: idInAddress }),
  body: translate(
    z
      .strictObject({
        tienda: z.int().positive(),
        llave: sentKey,
        archivo: z.array(z.string().max(PIECE)).min(1).max(MAX_PIECES),
      })
      .meta({ id: 'ComprobanteDePago' }),
    {
      fromWire: (w): { readonly shopId: ShopId; readonly key: string; readonly file: string } => ({
        shopId: w.tienda,
        key: w.llave,
        file: w.archivo.join(''),
      }),
      toWire: (d) => ({ tienda: d.shopId, llave: d.key, archivo: inPieces(d.file) }),
    },
  ),
  response: envelopeOrNull(ProofOutcome),
  open: false,
  nullOn: [404],
})

const inPieces = (text: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(text.length / PIECE)) }, (_, at) =>
    text.slice(at * PIECE, (at + 1) * PIECE),
  )
