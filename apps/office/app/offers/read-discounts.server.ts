import { applicableDiscounts, type Discount, formatAmount, parseAmount, shownUnit } from '@store/core'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { offersWords } from '#app/words/offers/index.ts'
import { reductionText } from './reduction.ts'

type Managed = Discount & { readonly revision: string }

/** The discounts in words, and what a cart would get that the address asks about. */
export async function readDiscounts({ manage, language }: Office, { shopId }: MyShop, search: URLSearchParams) {
  const params = { shopId }
  const [{ currency, country }, { items }] = await Promise.all([
    manage.getShop({ params }),
    manage.listDiscounts({ params }),
  ])
  const money = { currency, country }
  const words = offersWords.of(language)
  const say = (amount: number) => formatAmount(amount, money)
  return {
    money,
    discounts: items.map((discount) => ({ ...fieldsOf(discount), said: saidOf(discount) })),
    tried: search.has('units') || search.has('subtotal') ? tryOut() : null,
  }

  function saidOf(discount: Managed): readonly string[] {
    const takes = reductionText(discount.reduction, money)
    if (discount.trigger === 'quantity') return [words.from(discount.minQuantity, takes)]
    return discount.ranges.map(({ from, to, reduction }) => {
      const own = reduction ? reductionText(reduction, money) : takes
      return to === null ? words.fromAmount(say(from), own) : words.between(say(from), say(to), own)
    })
  }

  /** What its form shows. */
  function fieldsOf({ id, name, active, reduction, revision, ...rest }: Managed) {
    return {
      ...{ id, name, active, revision, takes: reductionText(reduction, money) },
      minQuantity: rest.trigger === 'quantity' ? rest.minQuantity : null,
      ranges:
        rest.trigger === 'subtotal'
          ? rest.ranges.map(({ from, to, reduction: own }) => ({
              ...{ from, to, takes: own ? reductionText(own, money) : '' },
            }))
          : null,
    }
  }

  function tryOut() {
    const units = Number((search.get('units') ?? '').slice(0, 6)) || 0
    const subtotal = parseAmount((search.get('subtotal') ?? '').slice(0, 24), money) ?? 0
    const applied = applicableDiscounts(
      items.filter(({ active }) => active),
      { units, subtotal },
      shownUnit(currency),
    )
    const left = subtotal - applied.reduce((sum, { amount }) => sum + amount, 0)
    const lines = applied.map(({ name, amount }) => words.takesOff(name ?? words.untitled, say(amount)))
    return { units, subtotal, lines: lines.length > 0 ? [...lines, words.pays(say(left))] : [words.noneApplies] }
  }
}
