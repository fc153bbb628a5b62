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

/** A call, as far as its entry in the audit log needs to know. */
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

/** Writes into the shop's audit log what a call has changed, in its transaction; `outside` calls have none by then. */
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

/** Every change leaves a row, and so do reads that carry data away: exports, and what is told of one buyer. */
const leavesRow = ({ method, answers, access, unlogged }: ManageEndpoint): boolean =>
  !unlogged && (method !== 'GET' || answers !== undefined || access === 'buyers:forget')

/** Writes into the shop's audit log that a call was refused, and for lack of what. */
export async function noteRefusal(
  services: Services,
  audited: Audited,
  refused: string = audited.endpoint.access,
): Promise<void> {
  if (audited.shopId === 0) return
  await write(services, null, audited, { before: null, after: null, refused })
}

/** What was missing for a call that its handler has refused: a right, a fresh proof, or the right to give a role. Null: nothing of the kind. */
export function missingFor({ code, facts }: Refusal): string | null {
  if (code === 'freshNeeded') return 'fresh'
  if (code === 'forbidden') return facts.needs ?? 'right'
  return facts.errors?.some((error) => error.code === 'notAllowed' && error.path === 'role') ? 'role' : null
}

/** How often it is written down that support looks at the same thing again. */
const LOOK_NOTED_EVERY = 60 * 60_000

/** Writes into the shop's audit log what somebody of the platform's support looks at; nobody else's reads are written down. */
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

/** What kind of caller it was; of support also who let it in. */
function kindOf(
  caller: Exclude<Caller, { readonly kind: 'public' }>,
): Pick<AuditEntry, 'kind' | 'personId' | 'grantedBy'> {
  if (caller.kind !== 'person') return { kind: caller.kind, personId: null, grantedBy: null }
  const { support, person } = caller
  return { kind: support ? 'operator' : 'person', personId: person.personId, grantedBy: support?.grantedBy ?? null }
}

const MAX_THING = 200

/** What a call is about: the part of its address after the shop. Addresses of subscribers and of buyers are left out. */
function thingOf({ path }: ManageEndpoint, c: Context): string {
  const [, rest = ''] = path.split('/:shopId')
  return rest
    .replaceAll(/:(\w+)/g, (_, name: string) => (isPrivate(name) ? '…' : (c.req.param(name) ?? '')))
    .replace(/^\//, '')
    .slice(0, MAX_THING)
}

/** Fields that are never written into the log: secrets, and what says who a buyer is. */
const PRIVATE =
  /secret|token|password|^browser$|subscription|^code$|^codes$|credential|idNumber|^url$|^keys?$|card|buyer|customer|document|phone|email|address|recipient|contact|chatNumber|message|^text$|^file$|reason|^why$/i
const isPrivate = (name: string) => PRIVATE.test(name)
const isShown = (name: string, withEmail: boolean) => !isPrivate(name) || (withEmail && name === 'email')

function differenceIn(
  { before, sent, answer }: CallChange,
  { tag }: ManageEndpoint,
): Pick<AuditEntry, 'before' | 'after'> {
  // Addresses of a team are its own matter: the log says whom somebody has invited.
  const isOfTeam = tag === 'Team'
  const fields = (value: unknown) => fieldsOf(value, isOfTeam)
  if (before === null) return { before: null, after: fields(sent) }
  const after = answer instanceof Response ? null : answer.body
  const known = new Map<string, unknown>(Object.entries(before))
  const later = new Map<string, unknown>(after !== null && typeof after === 'object' ? Object.entries(after) : [])
  // A deletion answers with nothing: the log keeps what was deleted.
  if (later.size === 0) return { before: fields(before), after: null }
  const changed = [...later.keys()].filter(
    (name) => known.has(name) && JSON.stringify(known.get(name)) !== JSON.stringify(later.get(name)),
  )
  // Of what nobody may read it is said that it changed.
  const hidden = changed.filter((name) => !isShown(name, isOfTeam))
  const pick = (from: Map<string, unknown>) => {
    const shown = fields(Object.fromEntries(changed.map((name) => [name, from.get(name)])))
    const marks = hidden.map((name) => [name, from.get(name) === null ? null : '…'] as const)
    return shown === null && marks.length === 0 ? null : { ...shown, ...Object.fromEntries(marks) }
  }
  return { before: pick(known), after: pick(later) }
}

/** Names and texts are cut, long lists are counted: the log says what changed, it is no copy. */
const MAX_FIELDS = 40
const MAX_TEXT = 200
const MAX_ITEMS = 20
const MAX_DEPTH = 4

function fieldsOf(value: unknown, withEmail: boolean): Readonly<Record<string, unknown>> | null {
  if (value === null || typeof value !== 'object') return null
  const shown = shortened(value, 0, withEmail) as Record<string, unknown> | number
  return typeof shown === 'object' && Object.keys(shown).length > 0 ? shown : null
}

/** Not within a character: PostgreSQL takes no half of one in JSON. */
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
