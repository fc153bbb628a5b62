import type { ManageEndpoint, Role, Scope } from '@store/api-client/manage'
import { readNetworks } from '@store/api-client/shopper'
import { invariant } from '@store/core'
import type { KeyHolder } from '../keys/store.ts'
import type { SupportAccess } from '../oversight/support.ts'
import type { SessionHolder } from '../people/index.ts'

/** Who makes a call. `id` identifies them in limits and idempotency keys; `scopes` are their rights in the shop of the call. */
export type Caller = KeyCaller | PersonCaller | Anonymous

export type KeyCaller = {
  /** `platform`: with all rights in every shop. */
  readonly kind: 'key' | 'platform'
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly key: KeyHolder
}

export type PersonCaller = {
  readonly kind: 'person'
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly person: SessionHolder
  /** Their role in the shop of the call; null: the call has no shop, or they are support. */
  readonly role: Role | null
  /** The access that was granted to them, as the platform's support, in the shop of the call. */
  readonly support: SupportAccess | null
}

/** A caller without a key or a session. */
export type Anonymous = {
  readonly kind: 'public'
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
}

export const ANONYMOUS: Anonymous = { kind: 'public', id: 'public', name: 'public', scopes: [] }

export const keyCaller = (key: KeyHolder): KeyCaller => ({
  kind: key.shopId === null ? 'platform' : 'key',
  id: key.prefix,
  name: key.name,
  scopes: key.scopes,
  key,
})

/** The id of a person as a caller. */
export const personKey = (personId: number): string => `person ${personId}`

export const personCaller = (person: SessionHolder): PersonCaller => ({
  kind: 'person',
  id: personKey(person.personId),
  name: person.name || person.email,
  scopes: [],
  person,
  role: null,
  support: null,
})

/** Whether a caller has this right in the shop of the call. The platform has every one. */
export const may = (caller: Caller, scope: Scope): boolean =>
  caller.kind === 'platform' || caller.scopes.includes(scope)

/** Whether the plan of the shop limits what a caller adds: the platform's own keys go beyond it. */
export const isLimited = ({ kind }: Caller): boolean => kind !== 'platform'

/** Whether the call comes from a network that its key may be used from. */
export function mayCallFrom(caller: Caller, sender: () => string): boolean {
  if (caller.kind !== 'key' || caller.key.networks.length === 0) return true
  return readNetworks(caller.key.networks)?.has(sender()) ?? false
}

/** Whether the caller works in the stockroom, and so only packs and sends orders. */
export const isStockroom = (caller: Caller): boolean => caller.kind === 'person' && caller.role === 'stockroom'

/** Whether a caller sees yesterday's sales: the only numbers that people with the role `sales` see. */
export const seesYesterday = (caller: Caller): boolean =>
  may(caller, 'numbers:read') || (caller.kind === 'person' && caller.role === 'sales')

/** Whether a caller may make a call in a shop that they have access to. Read-only support may not change anything. */
export function mayCall(caller: Caller, { access, method }: Pick<ManageEndpoint, 'access' | 'method'>): boolean {
  const support = caller.kind === 'person' ? caller.support : null
  if (support && method !== 'GET' && (!support.mayChange || access === 'shop')) return false
  switch (access) {
    case 'public':
      return true
    case 'person':
      return caller.kind === 'person'
    case 'member':
      return caller.kind === 'person' && caller.role !== null
    case 'operator':
      return caller.kind === 'person' && caller.person.isOperator
    case 'key':
      return caller.kind === 'key' || caller.kind === 'platform'
    case 'platform':
      return caller.kind === 'platform'
    case 'anybody':
    case 'shop':
      return caller.kind !== 'public'
    default:
      return may(caller, access)
  }
}

/** The caller's name in histories. */
export const nameInHistory = (caller: Caller): string => (caller.kind === 'key' ? `key ${caller.name}` : caller.name)

/** Whether a caller has recently proven who they are; keys need not. */
export const isFresh = (caller: Caller, now: Date): boolean =>
  caller.kind !== 'person' || (caller.person.freshUntil !== null && caller.person.freshUntil > now)

/** The person who makes a call with access `person` or `member`. */
export function personOf(caller: Caller): SessionHolder {
  invariant(caller.kind === 'person', 'only people make such calls')
  return caller.person
}

/** The caller in the audit log: people with their e-mail address, since they may choose any name. */
export const nameInLog = (caller: Caller): string =>
  caller.kind === 'person' && caller.person.name
    ? `${caller.person.name} (${caller.person.email})`
    : nameInHistory(caller)
