import { type AccessCodeCheck, FIELD_LIMITS } from '@store/core'
import * as z from 'zod'
import { typed } from '../../fields.ts'
import { field, translate } from '../../wire.ts'
import { defineLegacyEndpoint } from '../endpoint.ts'
import { ById, booleanOn, text, textIfAny } from '../fields.ts'

const VALID = 'Access code is valid'
const INVALID = 'Access code is invalid'

/** The result; null if only the message has it. */
const verdict = field<boolean | null>(
  z.boolean().nullable(),
  { type: 'boolean' },
  (wire) => (wire === true || wire === 1 ? true : wire === false || wire === 0 ? false : null),
  (valid) => valid,
)

/** C19. Valid and invalid are both successful answers. `token` is ours: it opens the shop for a while. */
export const verifyAccessCode = defineLegacyEndpoint({
  name: 'verifyAccessCode',
  tag: 'Visitors',
  method: 'GET',
  path: '/api/v1/stores/access-code/verify/:id',
  summary: 'Whether this code opens a locked shop',
  params: ById,
  query: z.object({ code: typed(FIELD_LIMITS.accessCode) }),
  response: translate(z.object({ success: booleanOn, message: text, data: verdict, token: textIfAny }), {
    fromWire: (w): AccessCodeCheck =>
      (w.data ?? w.message === VALID) ? { kind: 'valid', unlockToken: w.token } : { kind: 'invalid' },
    toWire: (d) => ({
      success: true,
      message: d.kind === 'valid' ? VALID : INVALID,
      data: d.kind === 'valid',
      token: d.kind === 'valid' ? d.unlockToken : null,
    }),
  }),
  open: false,
})
