import * as z from 'zod'
import { idInAddressIfAny, typedIfAny } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { OfShop, page, pageOf } from '../shapes.ts'

const AuditEntry = z
  .object({
    id: z.int(),
    at: moment,
    /** Who did it, as they called themselves, people with their address; and of which kind. */
    who: z.string(),
    /** Of a person; null: a key. */
    personId: z.int().nullable(),
    kind: z.enum(['person', 'key', 'platform', 'operator']),
    /** Of somebody of the platform's support: who let them in. */
    grantedBy: z.string().nullable(),
    /** The call, `changeProduct`. */
    action: z.string(),
    /** What it was about, `products/77`. */
    thing: z.string(),
    /** The right that was missing, if the call was refused; otherwise null. */
    refused: z.string().nullable(),
    /** Fields as they were and as they are; without secrets, and without what says who a buyer is. */
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    network: z.string().nullable(),
    requestId: z.string(),
  })
  .meta({ id: 'AuditEntry' })

const listAuditLog = defineManageEndpoint({
  name: 'listAuditLog',
  tag: 'Audit log',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/log',
  summary: 'Who changed what, the newest first. Entries are kept for 400 days',
  access: 'audit:read',
  params: OfShop,
  query: z.object({ ...page, person: idInAddressIfAny.optional(), action: typedIfAny(60).optional() }),
  response: pageOf(AuditEntry),
})

export const auditLogCalls = { listAuditLog } as const
