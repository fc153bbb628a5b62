import { PUSH_KINDS, type PushKind } from '@store/api-client/manage'
import { LANGUAGES, type Language, type ShopId } from '@store/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../database/open.ts'
import { execute, type FieldsOf, query } from '../database/query.ts'
import { pushSubscriptions } from './schema.ts'

/** A device of somebody who works in the shop. */
export type Device = {
  readonly id: number
  readonly personId: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly kinds: readonly PushKind[]
  readonly atNight: boolean
  readonly language: Language
  readonly device: string
  readonly browser: Buffer
}

const DeviceRow = z.object({
  id: z.int(),
  personId: z.int(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  kinds: z.array(z.enum(PUSH_KINDS)),
  atNight: z.boolean(),
  language: z.enum(LANGUAGES),
  device: z.string(),
  browser: z.instanceof(Buffer),
} satisfies FieldsOf<Device>)

const COLUMNS = sql`id, person_id as "personId", endpoint, p256dh, auth, kinds, at_night as "atNight", language, device, browser`

/** The most devices of one person in a shop; the oldest is deleted. */
const MOST = 10

/** Stores the kinds of notifications for a device; without any, it is deleted. */
export async function saveDevice(tx: Tx, shopId: ShopId, device: Omit<Device, 'id'>, since: Date): Promise<void> {
  const { personId, endpoint } = device
  await execute(
    tx,
    sql`
      delete from push_subscriptions where shop_id = ${shopId} and person_id = ${personId}
        and (endpoint = ${endpoint} or browser = ${device.browser} or id not in (
          select id from push_subscriptions where shop_id = ${shopId} and person_id = ${personId}
          order by id desc limit ${MOST - 1}))`,
  )
  if (device.kinds.length > 0) await tx.insert(pushSubscriptions).values({ shopId, ...device, since })
}

/** The shop's devices that get this kind, without those of people who no longer work there. */
export const listDevices = (tx: Tx, shopId: ShopId, kind: PushKind): Promise<readonly Device[]> =>
  query(
    tx,
    DeviceRow,
    sql`
      select ${COLUMNS} from push_subscriptions p
      where shop_id = ${shopId} and kinds ? ${kind} and exists (
        select 1 from memberships m where m.shop_id = ${shopId} and m.person_id = p.person_id)
      order by id`,
  )

/** A person's devices for this shop, with their kinds. */
export const listDevicesOf = (tx: Tx, shopId: ShopId, personId: number): Promise<readonly Device[]> =>
  query(
    tx,
    DeviceRow,
    sql`select ${COLUMNS} from push_subscriptions where shop_id = ${shopId} and person_id = ${personId} order by id`,
  )

/** Deletes a device that its push service no longer has. */
export const forgetDevice = (tx: Tx, shopId: ShopId, id: number): Promise<number> =>
  execute(tx, sql`delete from push_subscriptions where shop_id = ${shopId} and id = ${id}`)
