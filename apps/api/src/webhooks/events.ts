import type { PING, WebhookData, WebhookEvent } from '@store/api-client/manage'
import type { ShopId } from '@store/core'
import type { Tx } from '../database/open.ts'
import { insertDeliveries } from './store/deliveries.ts'
import type { Waiting } from './store/waiting.ts'
import { findAudiences } from './store/webhooks.ts'

/** The subject of an event, for webhooks. */
type EventData<Event extends WebhookEvent> = {
  /** Its number or id. */
  readonly about: string | null
  /** The event is sent once for this key, however often it is queued; null: every time. */
  readonly once?: string | null
  /** The time of the event, if it was not now. ISO-8601, UTC. */
  readonly at?: string
  readonly data: WebhookData<Event>
}

/**
 * Queues an event for the shop's webhooks that subscribe to it, in the transaction of its cause, so that nothing is sent
 * about a change that is rolled back. Without a subscriber, nothing is read or written. `things` builds the data, with
 * buyers' data and without.
 */
export async function queueWebhooks<Event extends WebhookEvent>(
  tx: Tx,
  shopId: ShopId,
  event: Event,
  now: Date,
  things: (audience: {
    readonly buyers: boolean
  }) => readonly EventData<Event>[] | Promise<readonly EventData<Event>[]>,
  waiting?: Waiting,
): Promise<void> {
  for (const buyers of await findAudiences(tx, shopId, event)) {
    const deliveries = (await things({ buyers })).map(({ about, once = null, at, data }) => ({
      about,
      once: once === null ? null : `${event} ${once}`,
      body: webhookBody(event, at ?? now.toISOString(), data),
    }))
    if (deliveries.length > 0) await insertDeliveries(tx, shopId, event, buyers, deliveries, waiting)
  }
}

/** A body as Standard Webhooks recommends. `timestamp` is the time of the event, ISO-8601. */
export const webhookBody = <Event extends WebhookEvent | typeof PING>(
  type: Event,
  timestamp: string,
  data: WebhookData<Event>,
): string => JSON.stringify({ type, timestamp, data })
