import type { ECDH } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The keys of a device, as its browser makes them. */
export type DeviceKeys = { readonly ecdh: ECDH; readonly auth: Buffer }
export function newDeviceKeys(): DeviceKeys

/** Decrypts a message as a browser does (RFC 8291). */
export function openNotice(body: Buffer, keys: DeviceKeys): unknown

/** A push service on loopback, which records what it receives. */
export function openPushService(): Promise<{
  readonly received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[]
  /** The subscription that a browser returns, for a device with these keys and this path. */
  subscribe: (
    path: string,
    keys: DeviceKeys,
  ) => { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  /** Sets the status of the next responses; 201 by default. */
  answer: (status: number) => void
  close: () => void
}>
