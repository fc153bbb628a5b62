import { PUSH_KINDS } from '@store/api-client/manage'
import type { Sent } from '#app/session/act.server.ts'
import type { Office } from '#app/session/office.server.ts'
import type { Done } from '#app/session/outcome.ts'
import { pushWords } from '#app/words/push/index.ts'

/** Saves this browser's subscription, and which events of a shop it is notified of. */
export async function savePush({ manage, browser, device, language }: Office, sent: Sent): Promise<Done> {
  const words = pushWords.of(language)
  const kinds = PUSH_KINDS.filter((kind) => sent.text(kind) !== '')
  const subscription = { endpoint: sent.text('endpoint'), p256dh: sent.text('p256dh'), auth: sent.text('auth') }
  await manage.savePush({
    params: { shopId: sent.number('shopId') },
    body: { browser, device, language, kinds, atNight: sent.text('atNight') !== '', subscription },
  })
  return { kind: 'done', note: kinds.length > 0 ? words.saved : words.off }
}

/** Loads the notification settings of this browser for each shop; null: the platform sends none. */
export async function readPush(office: Office) {
  const { manage, browser } = office
  const { key } = await manage.getPushKey()
  if (key === null) return null
  const [shops, { items }] = await Promise.all([office.shops(), manage.listPush({ body: { browser } })])
  const ownShops = shops.filter(({ support }) => !support?.isMe)
  return {
    pushKey: key,
    shops: ownShops.map(({ shopId, name }) => {
      const settings = items.find((each) => each.shopId === shopId)
      return { shopId, name, kinds: settings?.kinds ?? [], atNight: settings?.atNight ?? false }
    }),
  }
}
