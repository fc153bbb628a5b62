import type { Readable } from 'node:stream'
import type { ShopId } from '@store/core'
import { Problem } from '../../http/problem.ts'

/** What is stored: originals; variants for pages, mails and programs; records of where originals came from. */
export const KINDS = ['media', 'media-variants', 'media-sources'] as const
export type Kind = (typeof KINDS)[number]

/** The place of one file of a shop. */
export type Key = { readonly shop: ShopId | string; readonly kind: Kind; readonly name: string }

/** Where pictures are stored: on the disk, or in a bucket. A file is written completely or not at all. */
export type MediaStorage = {
  /** Null: it is not there. */
  readonly read: (key: Key) => Promise<Buffer | null>
  /** Opens a file as a stream; null: it is not there. Callers must read or destroy the stream. */
  readonly open: (key: Key) => Promise<{ readonly size: number; readonly stream: Readable } | null>
  /** In bytes; null: it is not there. */
  readonly size: (key: Key) => Promise<number | null>
  readonly write: (key: Key, content: Uint8Array) => Promise<void>
  /** The files of a shop. */
  readonly list: (shop: ShopId | string, kind: Kind) => AsyncIterable<{ readonly name: string; readonly size: number }>
  /** Removes every file of a shop; `onStep` is called repeatedly meanwhile. */
  readonly remove: (shop: ShopId | string, onStep?: () => void) => Promise<void>
  /** The shops that have files. */
  readonly shops: () => AsyncIterable<string>
  /** Whether it can be used at this moment; if not, the reason. */
  readonly check: () => Promise<StorageTrouble | null>
}

/** A sentence for the person who runs the server. `refused`: somebody has to change something; `silent`: it may pass. */
export type StorageTrouble = { readonly kind: 'refused' | 'silent'; readonly sentence: string }

/** Seconds after which a file that could not be read is worth another try. */
export const STORAGE_RETRY_SECONDS = 5

/** The storage does not respond, or refuses. Calls that need it fail with 503. */
export class StorageUnavailable extends Problem {
  constructor(options?: ErrorOptions) {
    super('unavailable', { ...options, retryAfter: STORAGE_RETRY_SECONDS })
  }
}

export const isShopName = (name: string): boolean => /^[1-9]\d{0,14}$/.test(name)

/** Others may have put other files beside ours: a name from a bucket must not point out of a folder. */
export const isFileName = (name: string): boolean => /^\w[\w.-]{0,200}$/.test(name)
