import type { ManageEndpoint } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Context } from 'hono'
import { type AuditEntry, addAuditEntry, hasAuditEntry } from '../audit/store.ts'
import { inShop, type Tx } from '../database/open.ts'
import { addressOf, networkName } from '../http/shopper.ts'
import type { Services } from '../services.ts'
import { type Caller, nameInLog } from './caller.ts'
import type { StoredAnswer } from './idempotency.ts'
import type { Refusal } from './refusal.ts'

/** What the audit log records of a call. */
export type Audited = {
  readonly c: Context
  readonly endpoint: ManageEndpoint
  readonly caller: Caller
  readonly shopId: ShopId
  readonly now: Date
}

type CallChange = {
  /** The resource before, of calls that change or delete one. */
  readonly before: object | null
  readonly sent: unknown
  readonly answer: StoredAnswer | Response
}

/** Records in the shop's audit log what a call has changed, in its transaction; `outside` calls have none by then. */
export async function noteChange(
  services: Services,
  tx: Tx | null,
  audited: Audited,
  change: CallChange,
): Promise<void> {
  const { endpoint, shopId } = audited
  if (shopId === 0 || !leavesRow(endpoint)) return
  await write(services, tx, audited, { ...differenceIn(change, endpoint), refused: null })
}

/**
 * Whether a call is recorded: every change, and reads that take data out of the shop, which are exports and the data of one
 * buyer.
 */
const leavesRow = ({ method, answers, access, unlogged }: ManageEndpoint): boolean =>
  !unlogged && (method !== 'GET' || answers !== undefined || access === 'buyers:forget')

/** Records in the shop's audit log that a call was refused, and what was missing. */
export async function noteRefusal(
  services: Services,
  audited: Audited,
  refused: string = audited.endpoint.access,
): Promise<void> {
  if (audited.shopId === 0) return
  await write(services, null, audited, { before: null, after: null, refused })
}

/**
 * What was missing when a handler refused a call: a right, a fresh proof, or the right to give a role. Null: another reason.
 */
export function missingFor({ code, facts }: Refusal): string | null {
  if (code === 'freshNeeded') return 'fresh'
  if (code === 'forbidden') return facts.needs ?? 'right'
  return facts.errors?.some((error) => error.code === 'notAllowed' && error.path === 'role') ? 'role' : null
}

/** How often, in milliseconds, a repeated look by support at the same thing is recorded. */
const LOOK_NOTED_EVERY = 60 * 60_000

/** Records in the shop's audit log what somebody of the platform's support reads; reads of others are not recorded. */
export async function noteAccess(services: Services, audited: Audited): Promise<void> {
  const { c, caller, endpoint, shopId, now } = audited
  if (endpoint.method !== 'GET' || caller.kind !== 'person' || !caller.support) return
  const { personId } = caller.person
  const access = { personId, action: endpoint.name, thing: thingOf(endpoint, c) }
  const after = new Date(now.getTime() - LOOK_NOTED_EVERY)
  if (await inShop(services.db, shopId, (tx) => hasAuditEntry(tx, shopId, { ...access, after }))) return
  await write(services, null, audited, { before: null, after: null, refused: null })
}

async function write(
  services: Services,
  tx: Tx | null,
  { c, endpoint, caller, shopId, now }: Audited,
  what: Pick<AuditEntry, 'before' | 'after' | 'refused'>,
): Promise<void> {
  if (caller.kind === 'public') return
  const entry: AuditEntry = {
    at: now,
    who: nameInLog(caller),
    ...kindOf(caller),
    action: endpoint.name,
    thing: thingOf(endpoint, c),
    ...what,
    network: networkName(addressOf(c, services)),
    requestId: c.get('requestId') ?? '',
  }
  if (tx) await addAuditEntry(tx, shopId, entry)
  else await inShop(services.db, shopId, (details) => addAuditEntry(details, shopId, entry))
}

/** The kind of caller, and for support who granted the access. */
function kindOf(
  caller: Exclude<Caller, { readonly kind: 'public' }>,
): Pick<AuditEntry, 'kind' | 'personId' | 'grantedBy'> {
  if (caller.kind !== 'person') return { kind: caller.kind, personId: null, grantedBy: null }
  const { support, person } = caller
  return { kind: support ? 'operator' : 'person', personId: person.personId, grantedBy: support?.grantedBy ?? null }
}

const MAX_THING = 200

/** The part of a call's path after the shop. Addresses of subscribers and of buyers are left out. */
function thingOf({ path }: ManageEndpoint, c: Context): string {
  const [, rest = ''] = path.split('/:shopId')
  return rest
    .replaceAll(/:(\w+)/g, (_, name: string) => (isPrivate(name) ? '…' : (c.req.param(name) ?? '')))
    .replace(/^\//, '')
    .slice(0, MAX_THING)
}

/** Fields that are never written into the log: secrets, and what identifies a buyer. */
const PRIVATE =
  /secret|token|password|^browser$|subscription|^code$|^codes$|credential|idNumber|^url$|^keys?$|card|buyer|customer|document|phone|email|address|recipient|contact|chatNumber|message|^text$|^file$|reason|^why$/i
const isPrivate = (name: string) => PRIVATE.test(name)
const isShown = (name: string, withEmail: boolean) => !isPrivate(name) || (withEmail && name === 'email')

function differenceIn(
  { before, sent, answer }: CallChange,
  { tag }: ManageEndpoint,
): Pick<AuditEntry, 'before' | 'after'> {
  // Within the team, e-mail addresses are shown: the log records who was invited.
  const isOfTeam = tag === 'Team'
  const fields = (value: unknown) => fieldsOf(value, isOfTeam)
  if (before === null) return { before: null, after: fields(sent) }
  const after = answer instanceof Response ? null : answer.body
  const known = new Map<string, unknown>(Object.entries(before))
  const later = new Map<string, unknown>(after !== null && typeof after === 'object' ? Object.entries(after) : [])
  // A deletion returns nothing: the log keeps what was deleted.
  if (later.size === 0) return { before: fields(before), after: null }
  const changed = [...later.keys()].filter(
    (name) => known.has(name) && JSON.stringify(known.get(name)) !== JSON.stringify(later.get(name)),
  )
  // Of hidden fields the log records only that they changed.
  const hidden = changed.filter((name) => !isShown(name, isOfTeam))
  const pick = (from: Map<string, unknown>) => {
    const shown = fields(Object.fromEntries(changed.map((name) => [name, from.get(name)])))
    const marks = hidden.map((name) => [name, from.get(name) === null ? null : '…'] as const)
    return shown === null && marks.length === 0 ? null : { ...shown, ...Object.fromEntries(marks) }
  }
  return { before: pick(known), after: pick(later) }
}

/** Texts are cut and long lists are replaced by their length: the log shows what changed, and is not a copy. */
const MAX_FIELDS = 40
const MAX_TEXT = 200
const MAX_ITEMS = 20
const MAX_DEPTH = 4

function fieldsOf(value: unknown, withEmail: boolean): Readonly<Record<string, unknown>> | null {
  if (value === null || typeof value !== 'object') return null
  const shown = shortened(value, 0, withEmail) as Record<string, unknown> | number
  return typeof shown === 'object' && Object.keys(shown).length > 0 ? shown : null
}

/** Cuts between characters: PostgreSQL accepts no lone surrogate in JSON. */
const cut = (text: string, most: number) => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

function shortened(value: unknown, depth: number, withEmail: boolean): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${cut(value, MAX_TEXT)}…` : value
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value))
    return value.length > MAX_ITEMS || depth >= MAX_DEPTH
      ? value.length
      : value.map((item) => shortened(item, depth + 1, withEmail))
  if (depth >= MAX_DEPTH) return '…'
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'revision' && isShown(name, withEmail))
      .slice(0, MAX_FIELDS)
      .map(([name, field]) => [cut(name, 60), shortened(field, depth + 1, withEmail)]),
  )
}
