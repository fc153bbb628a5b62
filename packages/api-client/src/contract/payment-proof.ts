import {
  type ProofOutcome as DomainOutcome,
  FIELD_LIMITS,
  MAX_PROOF_BYTES,
  PROOF_REFUSALS,
  type ShopId,
} from '@store/core'
import * as z from 'zod'
import { defineEndpoint, MAX_SENT_TEXT } from './endpoint.ts'
import { idInAddress } from './fields.ts'
import { ReceivedProof } from './order.ts'
import { sentId, sentText, unionOf } from './shapes.ts'
import { translate } from './wire.ts'

const ProofOutcome = unionOf<DomainOutcome>()('kind', {
  received: { proof: ReceivedProof },
  refused: { reason: z.enum(PROOF_REFUSALS) },
}).meta({ id: 'ProofOutcome' })

/** Base64 in whole groups of four characters, in pieces not longer than `MAX_SENT_TEXT`. */
const PIECE = Math.floor(MAX_SENT_TEXT / 4) * 4
const MAX_BASE64 = Math.ceil(MAX_PROOF_BYTES / 3) * 4
const MAX_PIECES = Math.ceil(MAX_BASE64 / PIECE)

/** The largest body of this call in bytes: the file in base64, and the JSON around its pieces. */
export const MAX_PROOF_BODY = MAX_BASE64 + MAX_PIECES * 3 + 1000

/** The address of this call. Its body may be larger than that of any other call. */
export const PROOF_PATH = /^\/storefront\/v1\/orders\/placed\/\d{1,15}\/proof$/

/**
 * Stores the proof of a payment by hand for the shop and replaces an earlier one. `file` is base64, on the
 * wire in pieces. Null: there is no such order, or the key is wrong.
 */
const sendProof = defineEndpoint({
  name: 'sendProof',
  tag: 'Payments',
  method: 'POST',
  path: '/storefront/v1/orders/placed/:number/proof',
  summary: 'Keeps what shows that an order was paid by hand: a JPEG, PNG, WebP or PDF of at most 5 MB',
  params: z.object({ number: idInAddress }),
  body: translate(
    z
      .strictObject({
        shopId: sentId,
        key: sentText(FIELD_LIMITS.key),
        file: z.array(z.string().max(PIECE)).min(1).max(MAX_PIECES),
      })
      .meta({ id: 'PaymentProof' }),
    {
      fromWire: ({ file, ...by }): { readonly shopId: ShopId; readonly key: string; readonly file: string } => ({
        ...by,
        file: file.join(''),
      }),
      toWire: ({ file, ...by }) => ({ ...by, file: inPieces(file) }),
    },
  ),
  response: ProofOutcome,
  open: false,
  nullOn: [404],
})

const inPieces = (text: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(text.length / PIECE)) }, (_, at) =>
    text.slice(at * PIECE, (at + 1) * PIECE),
  )

export const proofCalls = { sendProof } as const
