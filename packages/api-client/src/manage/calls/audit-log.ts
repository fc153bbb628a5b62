import * as z from 'zod'
import { idInAddressIfAny, typedIfAny } from '../../contract/fields.ts'
import { moment } from '../../contract/shapes.ts'
import { defineManageEndpoint } from '../endpoint.ts'
import { listOf, nothing, OfShop, page, pageOf } from '../shapes.ts'

const AuditEntry = z
  .object({
    id: z.int(),
    at: moment,
    /** The name of the actor, for people with their address; and its kind. */
    who: z.string(),
    /** The person's id; null for a key. */
    personId: z.int().nullable(),
    kind: z.enum(['person', 'key', 'platform', 'operator']),
    /** For the platform's support: who granted them access. */
    grantedBy: z.string().nullable(),
    /** The call's name, such as `changeProduct`. */
    action: z.string(),
    /** The resource that was changed, such as `products/77`. */
    thing: z.string(),
    /** The right that was missing, if the call was refused; otherwise null. */
    refused: z.string().nullable(),
    /** Fields before and after; without secrets, and without personal data of buyers. */
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
    network: z.string().nullable(),
    requestId: z.string(),
  })
  .meta({ id: 'AuditEntry' })

/** Filters by person, by call, by resource (`products`, `products/77`), and by time. */
const filters = {
  person: idInAddressIfAny.optional(),
  action: typedIfAny(60).optional(),
  thing: typedIfAny(120).optional(),
  from: typedIfAny(40).optional(),
  until: typedIfAny(40).optional(),
}

const listAuditLog = defineManageEndpoint({
  name: 'listAuditLog',
  tag: 'Audit log',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/log',
  summary: 'Who changed what, the newest first. Entries are kept for 400 days',
  access: 'audit:read',
  params: OfShop,
  query: z.object({ ...page, ...filters }),
  response: pageOf(AuditEntry),
})

const listAuditPeople = defineManageEndpoint({
  name: 'listAuditPeople',
  tag: 'Audit log',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/log/people',
  summary: 'The people whom the log names',
  access: 'audit:read',
  params: OfShop,
  response: listOf(z.object({ id: z.int(), who: z.string() })),
})

const exportAuditLog = defineManageEndpoint({
  name: 'exportAuditLog',
  tag: 'Audit log',
  method: 'GET',
  path: '/manage/v1/shops/:shopId/log/csv',
  summary: 'The log for a spreadsheet, its newest 20,000 entries, times in the shop’s time zone',
  access: 'audit:read',
  params: OfShop,
  query: z.object(filters),
  answers: 'text/csv',
  response: nothing,
})

export const auditLogCalls = { listAuditLog, listAuditPeople, exportAuditLog } as const
