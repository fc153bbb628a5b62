import type { Call } from '../contract/endpoint.ts'
import type { Scope } from './scopes.ts'

/**
 * Who may make a call.
 * - a scope: keys with this scope for the shop in the address, and people whose role there has it
 * - `shop`: any key of that shop, and everybody in its team
 * - `member`: everybody in the shop's team, but no key: for data about the caller in that team
 * - `anybody`: any key and any person; the response contains only their own shops
 * - `key`: any key; `person`: any person. The response contains only data about the caller
 * - `public`: also without a key and without a session
 * - `platform`: only keys of the platform
 * - `operator`: people who work for the platform, in a session that they began with a passkey
 */
export type Access = Scope | 'shop' | 'member' | 'anybody' | 'key' | 'person' | 'public' | 'platform' | 'operator'

/** A call of the management API. Its `params` contain `shopId`, unless it is not about a shop. */
export type ManageEndpoint = Call & {
  readonly path: `/manage/v1/${string}`
  readonly tag: string
  readonly access: Access
  /**
   * The call changes or deletes one resource. It is refused (412) if the resource has changed since the revision in `If-Match`,
   * and (428) if `If-Match` is missing.
   */
  readonly revision?: true
  /** The call moves money, stock or mail: it must carry an `Idempotency-Key`. Other POSTs may. */
  readonly idempotent?: true
  /** People must have proven who they are within the last ten minutes (`stepUp`); keys need not. */
  readonly fresh?: true
  /** The answer contains a secret that is not stored. So it cannot be repeated, and an `Idempotency-Key` has no effect. */
  readonly secret?: true
  /** The call changes nothing, though it is a POST, or only private settings of its caller: it is not in the audit log. */
  readonly unlogged?: true
  /** The media type of a body that is not JSON: it is streamed, up to `most` bytes. */
  readonly takes?: { readonly type: string; readonly most: number }
  /** The media type of an answer that is not JSON. */
  readonly answers?: 'text/csv' | 'application/zip' | 'application/octet-stream'
}

export function defineManageEndpoint<const E extends ManageEndpoint>(endpoint: E): E {
  return endpoint
}

/** Whether a call may carry an `Idempotency-Key`: its answer is stored with the key. */
export const mayRepeat = ({ method, takes, answers, secret }: ManageEndpoint): boolean =>
  method === 'POST' && !takes && !answers && !secret
