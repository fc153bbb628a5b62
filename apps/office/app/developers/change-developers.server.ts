import { SHOP_KEY_SCOPES, WEBHOOK_EVENTS } from '@store/api-client/manage'
import { readNetworks } from '@store/api-client/shopper'
import { endOfDay, timeZoneOf } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { developersWords } from '#app/words/developers/index.ts'

/** A secret, which is shown once, and its kind. */
export type Secret = { readonly kind: 'secret'; readonly of: 'key' | 'hook'; readonly secret: string }

/** Handles the forms of the page of keys and webhooks. */
export async function changeDevelopers(
  office: Office,
  sent: Sent,
  { shopId, country }: MyShop,
): Promise<Done | Refused | Secret> {
  const { manage } = office
  const words = developersWords.of(office.language)
  const params = { shopId }
  switch (sent.intent) {
    case 'key': {
      const scopes = SHOP_KEY_SCOPES.filter((scope) => sent.all('scope').includes(scope))
      if (scopes.length === 0) return wrongFields(sent, { scopes: words.needScopes })
      // The last day is included, in the shop's time zone.
      const endsAt = endOfDay(sent.text('ends'), timeZoneOf(country))?.toISOString() ?? null
      const networks = sent.text('networks').split(/\s+/).filter(Boolean)
      const wrong = networks.find((network) => readNetworks([network]) === null)
      if (wrong !== undefined) return wrongFields(sent, { networks: words.networkWrong(wrong) })
      const body = { name: sent.text('name'), scopes, endsAt, networks }
      const { secret } = await manage.createKey({ params, body })
      return { kind: 'secret', of: 'key', secret }
    }
    case 'end':
      await manage.deleteKey({ params: { shopId, id: sent.number('id') }, revision: sent.text('revision') })
      return { kind: 'done', note: words.ended }
    default: {
      const events = WEBHOOK_EVENTS.filter((event) => sent.all('event').includes(event))
      if (events.length === 0) return wrongFields(sent, { events: words.needScopes })
      const body = { url: sent.text('url'), events, buyers: sent.on('buyers') }
      const { secret } = await manage.createWebhook({ params, body })
      return { kind: 'secret', of: 'hook', secret }
    }
  }
}

/** Handles the forms of a webhook's page; null: it was deleted. */
export async function changeWebhook(
  office: Office,
  sent: Sent,
  { shopId }: MyShop,
  id: number,
): Promise<Done | Secret | null> {
  const { manage } = office
  const words = developersWords.of(office.language)
  const params = { shopId, id }
  const revision = sent.text('revision')
  switch (sent.intent) {
    case 'switch':
      await manage.changeWebhook({ params, revision, body: { on: sent.text('on') === 'true' } })
      return { kind: 'done', note: sent.text('on') === 'true' ? words.on : words.off }
    case 'test':
      await manage.testWebhook({ params })
      return { kind: 'done', note: words.tested }
    case 'resend':
      await manage.resendWebhookDelivery({ params: { ...params, delivery: sent.number('delivery') } })
      return { kind: 'done', note: words.resent }
    case 'rotate':
      return { kind: 'secret', of: 'hook', secret: (await manage.rotateWebhook({ params })).secret }
    default:
      await manage.deleteWebhook({ params, revision })
      return null
  }
}
