import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { settingsWords } from '#app/words/settings/index.ts'
import { loadWords } from '#app/words/words.ts'
import { RULE_NUMBERS, type RuleNumber } from './rule-numbers.ts'
import { amountIn, saved, wholeIn } from './save.server.ts'

export async function readRules({ manage }: Office, { shopId }: MyShop) {
  const { currency, country, minPurchase, chatHoldMinutes, confirmHours, maxUnits, maxOpenOrders, invoices, revision } =
    await manage.getShop({ params: { shopId } })
  const chatHold = Math.max(1, Math.round(chatHoldMinutes / 60))
  const money = { currency, country }
  return { money, minPurchase, chatHold, confirmHours, maxUnits, maxOpenOrders, invoices, revision }
}

export async function saveRules(office: Office, sent: Sent, shop: MyShop): Promise<Done | Refused> {
  const { shopId } = shop
  const { number } = settingsWords.of(office.language).rules
  const { money, chatHold } = await readRules(office, shop)
  const minPurchase = amountIn(sent, 'minPurchase', money)
  const numbers = Object.fromEntries(RULE_NUMBERS.map((name) => [name, wholeIn(sent, name) || 0])) as Readonly<
    Record<RuleNumber, number>
  >
  const { parts } = await loadWords[office.language]()
  const wrong = {
    ...(minPurchase === undefined && { minPurchase: parts.amount }),
    ...Object.fromEntries(RULE_NUMBERS.filter((name) => !numbers[name]).map((name) => [name, number])),
  }
  if (minPurchase === undefined || Object.keys(wrong).length > 0) return wrongTyped(sent, wrong)
  const { chatHold: hours, ...others } = numbers
  return saved({ office, shopId, sent, call: 'changeShop' }, () =>
    office.manage.changeShop({
      params: { shopId },
      revision: sent.text('revision'),
      body: {
        minPurchase: minPurchase || null,
        // Unchanged hours keep the stored minutes.
        ...(hours !== chatHold && { chatHoldMinutes: hours * 60 }),
        ...others,
        invoices: sent.on('invoices'),
      },
    }),
  )
}
