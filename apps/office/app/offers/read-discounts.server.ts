import {
  applicableDiscounts,
  type Discount,
  dayOf,
  formatAmount,
  givenDiscounts,
  parseAmount,
  shownUnit,
  timeZoneOf,
  type ValidityState,
  validityAt,
} from '@store/core'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { dayText } from '#app/words/dates.ts'
import { offersWords } from '#app/words/offers/index.ts'
import { reductionText } from './reduction.ts'

type Managed = Discount & { readonly revision: string }

/** Loads the discounts in words, and what the cart in the address would get. */
export async function readDiscounts({ manage, language }: Office, { shopId }: MyShop, search: URLSearchParams) {
  const params = { shopId }
  const [{ currency, country }, { items }] = await Promise.all([
    manage.getShop({ params }),
    manage.listDiscounts({ params }),
  ])
  const money = { currency, country }
  const words = offersWords.of(language)
  const [now, zone] = [new Date(), timeZoneOf(country)]
  const day = (said: string) => dayText(`${said}T00:00:00Z`, language, 'UTC')
  const say = (amount: number) => formatAmount(amount, money)
  return {
    money,
    discounts: items.map((discount) => ({
      ...fieldsOf(discount),
      summary: summaryOf(discount),
      times: timesOf(discount),
      state: stateOf(discount),
    })),
    tried: search.has('units') || search.has('subtotal') ? tryOut() : null,
  }

  function summaryOf(discount: Managed): readonly string[] {
    const takes = reductionText(discount.reduction, money)
    if (discount.trigger === 'quantity') return [words.from(discount.minQuantity, takes)]
    return discount.ranges.map(({ from, to, reduction }) => {
      const amount = reduction ? reductionText(reduction, money) : takes
      return to === null ? words.fromAmount(say(from), amount) : words.between(say(from), say(to), amount)
    })
  }

  /** The period of the discount in words; null: no limit. */
  function timesOf(discount: Managed): string | null {
    const { fromDay, untilDay } = daysOf(discount)
    const state = validityAt(discount, now)
    const parts = [
      fromDay && (state === 'notYet' ? words.starts(day(fromDay)) : words.started(day(fromDay))),
      untilDay && (state === 'over' ? words.ended(day(untilDay)) : words.ends(day(untilDay))),
    ]
    return parts.filter(Boolean).join(' · ') || null
  }

  function stateOf(discount: Managed): ValidityState | 'off' {
    return discount.active ? validityAt(discount, now) : 'off'
  }

  function daysOf({ from, until }: Pick<Managed, 'from' | 'until'>) {
    return {
      fromDay: from ? dayOf(new Date(from), zone) : null,
      // `until` is the first moment of the next day, so the last day is the one before.
      untilDay: until ? dayOf(new Date(Date.parse(until) - 1), zone) : null,
    }
  }

  /** The values of its form. */
  function fieldsOf({ id, name, active, reduction, revision, from, until, ...rest }: Managed) {
    return {
      from,
      until,
      ...daysOf({ from, until }),
      id,
      name,
      active,
      revision,
      takes: reductionText(reduction, money),
      minQuantity: rest.trigger === 'quantity' ? rest.minQuantity : null,
      ranges:
        rest.trigger === 'subtotal'
          ? rest.ranges.map(({ from, to, reduction: amount }) => ({
              from,
              to,
              takes: amount ? reductionText(amount, money) : '',
            }))
          : null,
    }
  }

  function tryOut() {
    const units = Number((search.get('units') ?? '').slice(0, 6)) || 0
    const subtotal = parseAmount((search.get('subtotal') ?? '').slice(0, 24), money) ?? 0
    const applied = applicableDiscounts(givenDiscounts(items, now), { units, subtotal }, shownUnit(currency))
    const left = subtotal - applied.reduce((sum, { amount }) => sum + amount, 0)
    const lines = applied.map(({ name, amount }) => words.takesOff(name ?? words.untitled, say(amount)))
    return { units, subtotal, lines: lines.length > 0 ? [...lines, words.pays(say(left))] : [words.noneApplies] }
  }
}
