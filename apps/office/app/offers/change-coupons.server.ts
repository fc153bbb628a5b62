import { endOfDay, type MoneyStyle, type Reduction, startOfDay, timeZoneOf } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { amountIn, saved, wholeIn } from '#app/settings/save.server.ts'
import { offersWords } from '#app/words/offers/index.ts'
import { loadWords } from '#app/words/words.ts'
import { readReduction } from './reduction.ts'

/** Codes that were just made. */
export type MadeCoupons = { readonly kind: 'made'; readonly codes: readonly string[] }

/** Handles the forms of the coupons page; the button has the code after the intent: `switch HOLA10`. */
export async function changeCoupons(
  office: Office,
  sent: Sent,
  { shopId }: MyShop,
): Promise<Done | Refused | MadeCoupons> {
  const { manage, language } = office
  const words = offersWords.of(language)
  const [intent = '', code = ''] = sent.intent.split(' ')
  const of = { shopId, code }
  const revision = sent.text('revision')
  if (intent === 'remove') {
    await manage.deleteCoupon({ params: of, revision })
    return { kind: 'done', note: words.couponRemoved }
  }
  if (intent === 'switch') {
    const body = { active: sent.text('active') === 'true' }
    return saved({ office, shopId, sent, call: 'changeCoupon' }, () =>
      manage.changeCoupon({ params: of, revision, body }),
    )
  }
  const { currency, country } = await manage.getShop({ params: { shopId } })
  const { parts } = await loadWords[language]()
  const read = fieldsIn(sent, { currency, country }, { takes: words.takesWrong, amount: parts.amount })
  if ('wrong' in read) return wrongTyped(sent, read.wrong)
  if (intent === 'many') {
    const count = wholeIn(sent, 'count')
    if (!count) return wrongTyped(sent, { count: words.numberWrong })
    const body = { ...read.conditions, prefix: sent.text('prefix'), count }
    return { kind: 'made', codes: (await manage.createCoupons({ params: { shopId }, body })).codes }
  }
  const made = await manage.createCoupon({ params: { shopId }, body: { ...read.conditions, code: sent.text('code') } })
  return { kind: 'made', codes: [made.code] }
}

type Conditions = {
  readonly reduction: Reduction
  readonly minPurchase: number | null
  readonly maxUses: number | null
  readonly maxUsesPerBuyer: number | null
  readonly from: string | null
  readonly until: string | null
}
type ReadConditions = { readonly wrong: Readonly<Record<string, string>> } | { readonly conditions: Conditions }

function fieldsIn(
  sent: Sent,
  money: MoneyStyle,
  say: { readonly takes: string; readonly amount: string },
): ReadConditions {
  const reduction = readReduction(sent.text('takes'), money)
  if (!reduction) return { wrong: { takes: say.takes } }
  const minPurchase = amountIn(sent, 'minPurchase', money)
  if (minPurchase === undefined) return { wrong: { minPurchase: say.amount } }
  const zone = timeZoneOf(money.country ?? 'CO')
  return {
    conditions: {
      reduction,
      minPurchase,
      maxUses: wholeIn(sent, 'maxUses'),
      maxUsesPerBuyer: wholeIn(sent, 'perBuyer'),
      from: startOfDay(sent.text('from'), zone)?.toISOString() ?? null,
      // The last day is included.
      until: endOfDay(sent.text('until'), zone)?.toISOString() ?? null,
    },
  }
}
