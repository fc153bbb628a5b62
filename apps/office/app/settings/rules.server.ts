import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { settingsWords } from '#app/words/settings/index.ts'
import { loadWords } from '#app/words/words.ts'
import { amountIn, saved, wholeIn } from './save.server.ts'

export async function readRules({ manage }: Office, { shopId }: MyShop) {
  const { currency, country, minPurchase, chatHoldMinutes, maxUnits, maxOpenOrders, invoices, revision } =
    await manage.getShop({ params: { shopId } })
  const chatHold = Math.max(1, Math.round(chatHoldMinutes / 60))
  return { money: { currency, country }, minPurchase, chatHold, maxUnits, maxOpenOrders, invoices, revision }
}

export async function saveRules(office: Office, sent: Sent, shop: MyShop): Promise<Done | Refused> {
  const { shopId } = shop
  const { number } = settingsWords.of(office.language).rules
  const { money, chatHold } = await readRules(office, shop)
  const minPurchase = amountIn(sent, 'minPurchase', money)
  const [hours, maxUnits, maxOpenOrders] = ['chatHold', 'maxUnits', 'maxOpenOrders'].map((name) => wholeIn(sent, name))
  const { parts } = await loadWords[office.language]()
  const wrong = {
    ...(minPurchase === undefined && { minPurchase: parts.amount }),
    ...(!hours && { chatHold: number }),
    ...(!maxUnits && { maxUnits: number }),
    ...(!maxOpenOrders && { maxOpenOrders: number }),
  }
  if (minPurchase === undefined || !hours || !maxUnits || !maxOpenOrders) return wrongTyped(sent, wrong)
  return saved({ office, shopId, sent, call: 'changeShop' }, () =>
    office.manage.changeShop({
      params: { shopId },
      revision: sent.text('revision'),
      body: {
        minPurchase: minPurchase || null,
        // Unchanged hours keep the stored minutes.
        ...(hours !== chatHold && { chatHoldMinutes: hours * 60 }),
        maxUnits,
        maxOpenOrders,
        invoices: sent.on('invoices'),
      },
    }),
  )
}
