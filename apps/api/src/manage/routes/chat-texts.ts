import { manageEndpoints as calls } from '@store/api-client/manage'
import { CHAT_WORDS, type ShopId } from '@store/core'
import type { Tx } from '../../database/open.ts'
import { findChatTexts } from '../../shops/store/settings.ts'
import { findShop, updateShop } from '../../shops/store/shops.ts'
import type { Management } from '../mount.ts'
import { Refusal } from '../refusal.ts'
import { revised } from '../revision.ts'

export function chatTextRoutes(manage: Management): void {
  manage.read(calls.getChatTexts, (tx, { shopId }) => textsOf(tx, shopId))
  manage.change(calls.changeChatTexts, async (tx, { shopId, body, match }) => {
    const known = await textsOf(tx, shopId)
    match(known)
    const texts = Object.entries({ ...known.texts, ...body.texts }).filter(([, text]) => text !== null)
    await updateShop(tx, shopId, { chatTexts: Object.fromEntries(texts) })
    return textsOf(tx, shopId)
  })
}

async function textsOf(tx: Tx, shopId: ShopId) {
  const shop = await findShop(tx, shopId)
  if (!shop) throw new Refusal('notFound')
  return revised({ texts: await findChatTexts(tx, shopId), ready: CHAT_WORDS[shop.language] })
}
