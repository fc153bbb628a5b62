import { GIGABYTE, MOST_OF_LIMITS, type OwnFigures, PLAN_IDS, SHOP_LIMITS, type ShopLimit } from '@store/core'
import { figureText } from '#app/plan/figures.ts'
import type { Sent } from '#app/session/act.server.ts'
import type { Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongTyped } from '#app/session/outcome.ts'
import { oversightWords } from '#app/words/oversight/index.ts'

/** Sets a shop's plan, and the limits that differ from it. */
export async function setPlan({ manage, language }: Office, sent: Sent, id: number): Promise<Done | Refused> {
  const words = oversightWords.of(language)
  const read = SHOP_LIMITS.map((limit) => [limit, figureIn(sent.text(limit), limit)] as const)
  const wrong = read.flatMap(([limit, figure]) =>
    figure === undefined ? [[limit, words.figure(figureText(limit, MOST_OF_LIMITS[limit], language))] as const] : [],
  )
  if (wrong.length > 0) return wrongTyped(sent, Object.fromEntries(wrong))
  const plan = PLAN_IDS.find((each) => each === sent.text('plan')) ?? PLAN_IDS[0]
  const figures = Object.fromEntries(read.map(([limit, figure]) => [limit, figure ?? null])) as OwnFigures
  await manage.setShopPlan({ params: { id }, body: { plan, own: figures } })
  return { kind: 'done', note: words.planSaved }
}

/** Parses a limit; null: blank, as the plan has it; undefined: invalid. */
function figureIn(typed: string, limit: ShopLimit): number | null | undefined {
  if (typed === '') return null
  const isInGigabytes = limit === 'mediaBytes'
  if (!(isInGigabytes ? /^\d{1,5}(?:[.,]\d{1,3})?$/ : /^\d{1,9}$/).test(typed)) return undefined
  const figure = isInGigabytes ? Math.round(Number(typed.replace(',', '.')) * GIGABYTE) : Number(typed)
  return figure <= MOST_OF_LIMITS[limit] ? figure : undefined
}
