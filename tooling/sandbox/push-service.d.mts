import type { ECDH } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The keys of a device, as its browser makes them. */
export type DeviceKeys = { readonly ecdh: ECDH; readonly auth: Buffer }
export function newDeviceKeys(): DeviceKeys

/** What a browser does with a message (RFC 8291): nobody else can. */
export function openNotice(body: Buffer, keys: DeviceKeys): unknown

/** A push service on loopback, which keeps what it is sent. */
export function openPushService(): Promise<{
  readonly received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[]
  /** What a browser hands to a page that subscribes, for a device with these keys and a path of its own. */
  subscribe: (
    path: string,
    keys: DeviceKeys,
  ) => { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  /** The status of its next answers; 201 at first. */
  answer: (status: number) => void
  close: () => void
}>
