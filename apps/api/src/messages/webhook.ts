import { PING } from '@store/api-client/manage'
import { inShop } from '../database/open.ts'
import { openText, sealOwner } from '../secrets/seal.ts'
import { findOutgoing, noteAttempt, noteFailure, noteReached } from '../webhooks/store/sending.ts'
import type { ClaimedMessage } from './claims.ts'
import { type DeliverySettings, noRecipient } from './delivery.ts'
import { callHook } from './hook.ts'
import type { Attempt } from './worker.ts'

/**
 * Attempts a delivery to a webhook and records the result. A webhook that responds with 410, or fails for days, is switched
 * off.
 */
export async function deliverToWebhook(
  { shopId, token, createdAt }: ClaimedMessage,
  { delivery }: { readonly delivery: number },
  { db, allowPrivateHooks, secrets: sealedWith, now }: DeliverySettings,
): Promise<Attempt> {
  const at = now()
  const outgoing = await inShop(db, shopId, (tx) => findOutgoing(tx, shopId, delivery, at))
  if (!outgoing) return noRecipient
  const { webhookId, url, state, event, body, deliveredAt } = outgoing
  if (state !== 'on' && event !== PING) return { kind: 'dropped', reason: 'the webhook is off' }
  // It was sent again by hand meanwhile, and arrived.
  if (deliveredAt && deliveredAt > createdAt) return { kind: 'sent' }
  const [secret = null, former = null] = outgoing.secrets.map((sealed) =>
    openText(sealedWith, sealOwner.webhook(shopId), sealed),
  )
  if (secret === null) {
    const problem = 'its secret is sealed with another PAYMENT_SECRET'
    await inShop(db, shopId, (tx) =>
      noteAttempt(tx, shopId, delivery, { at: at.toISOString(), status: null, problem, ms: 0 }),
    )
    return { kind: 'later', problem }
  }

  const secrets = former === null ? [secret] : [secret, former]
  const { attempt, status, ms } = await callHook({
    url,
    secrets,
    token,
    body,
    now: at,
    allowPrivate: allowPrivateHooks,
  })
  await inShop(db, shopId, async (tx) => {
    const problem = attempt.kind === 'sent' ? null : attempt.problem
    await noteAttempt(tx, shopId, delivery, { at: at.toISOString(), status, problem, ms })
    // The result of a test does not count for real deliveries.
    if (event === PING) return
    if (attempt.kind === 'sent') await noteReached(tx, shopId, webhookId)
    else await noteFailure(tx, shopId, { webhookId, delivery, now: at, gone: status === 410 })
  })
  return attempt
}
