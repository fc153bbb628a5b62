import type { Call } from '../contract/endpoint.ts'
import type { Scope } from './scopes.ts'

/**
 * Who may make a call: whoever has this scope in the shop of its address; `shop`: any key of that shop; `anybody`: any
 * key, and its answer is about no shop but its own; `platform`: keys of the platform alone.
 */
export type Access = Scope | 'shop' | 'anybody' | 'platform'

/** A call of the management API. Its `params` hold `shopId` unless it stands outside shops. */
export type ManageEndpoint = Call & {
  readonly path: `/manage/v1/${string}`
  readonly tag: string
  readonly access: Access
  /**
   * It changes or deletes one resource, and is refused (412) when that has changed since the revision that `If-Match`
   * names; without it, 428.
   */
  readonly revision?: true
  /** Money, stock or mail moves: the call must carry an `Idempotency-Key`. Other POSTs may. */
  readonly idempotent?: true
  /** Its answer holds a secret, which is kept nowhere: an `Idempotency-Key` says nothing here. */
  readonly secret?: true
  /** The media type of a body that is no JSON: it is streamed, up to `most` bytes. */
  readonly takes?: { readonly type: string; readonly most: number }
  /** The media type of an answer that is no JSON. */
  readonly answers?: 'text/csv' | 'application/zip' | 'application/octet-stream'
}

export function defineManageEndpoint<const E extends ManageEndpoint>(endpoint: E): E {
  return endpoint
}

/** Whether a call may carry an `Idempotency-Key`: what it answers is kept with it. */
export const mayRepeat = ({ method, takes, answers, secret }: ManageEndpoint): boolean =>
  method === 'POST' && !takes && !answers && !secret
