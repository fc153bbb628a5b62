import { MARKETPLACE_TOKEN } from '@store/api-client/manage'
import { SHOP_PAGES } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { marketplaceWords } from '#app/words/marketplace/index.ts'
import { saved } from './save.server.ts'

/** Loads whether the marketplace is shown, and its page in the shop. */
export async function readMarketplace({ manage }: Office, { shopId }: MyShop) {
  const params = { shopId }
  const [shop, marketplace] = await Promise.all([manage.getShop({ params }), manage.getMarketplace({ params })])
  return { ...marketplace, page: shop.url.replace(/\/$/, '') + SHOP_PAGES.marketplace.path }
}

/** Connects the marketplace, changes its token, or disconnects it. */
export async function saveMarketplace(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage, language } = office
  const words = marketplaceWords.of(language)
  const token = sent.text('token')
  const intent = sent.intent.split(' ')[1]
  if (intent === 'token' && token === '') return wrongFields(sent, { token: words.tokenMissing })
  if (token !== '' && !MARKETPLACE_TOKEN.test(token)) return wrongFields(sent, { token: words.tokenWrong })
  const enabled = intent !== 'off'
  return saved(
    { office, shopId, sent, call: 'setMarketplace' },
    () =>
      manage.setMarketplace({
        params: { shopId },
        revision: sent.text('revision'),
        body: { enabled, ...(enabled && token !== '' && { token }) },
      }),
    intent === 'token' ? words.changed : enabled ? words.connected : words.disconnected,
  )
}
