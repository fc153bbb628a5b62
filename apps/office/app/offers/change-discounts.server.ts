import { dayOf, endOfDay, type MoneyStyle, parseAmount, type Reduction, startOfDay, timeZoneOf } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { saved, textIn, wholeIn } from '#app/settings/save.server.ts'
import { offersWords } from '#app/words/offers/index.ts'
import { readReduction } from './reduction.ts'

/** Handles the forms of the discounts page; the button has the id after the intent: `edit 12`. */
export async function changeDiscounts(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = offersWords.of(office.language)
  const [intent = '', id = ''] = sent.intent.split(' ')
  const of = { shopId, id: Number(id) }
  const revision = sent.text('revision')
  if (intent === 'remove') {
    await manage.deleteDiscount({ params: of, revision })
    return { kind: 'done', note: words.removed }
  }
  if (intent === 'switch') {
    const body = { active: sent.text('active') === 'true' }
    return saved({ office, shopId, sent, call: 'changeDiscount' }, () =>
      manage.changeDiscount({ params: of, revision, body }),
    )
  }
  if (intent === 'copy') {
    await manage.createDiscount({ params: { shopId }, body: copyOf(await manage.getDiscount({ params: of }), words) })
    return { kind: 'done', note: words.copied }
  }
  const { currency, country } = await manage.getShop({ params: { shopId } })
  const read = fieldsIn(sent, { currency, country }, words)
  if ('wrong' in read) return wrongFields(sent, read.wrong)
  const { fields } = read
  if (intent === 'edit')
    return saved({ office, shopId, sent, call: 'changeDiscount' }, () =>
      manage.changeDiscount({ params: of, revision, body: fields }),
    )
  const { minQuantity = 1, ranges, ...common } = fields
  const body = ranges
    ? { ...common, ranges, trigger: 'subtotal' as const }
    : { ...common, minQuantity, trigger: 'quantity' as const }
  await manage.createDiscount({ params: { shopId }, body })
  return { kind: 'done', note: words.added }
}

type Words = ReturnType<typeof offersWords.of>
type StoredDiscount = Awaited<ReturnType<Office['manage']['getDiscount']>>

/** The longest name of a discount. */
const LONGEST_NAME = 120

/** A copy of a discount, to be edited. It is switched off, or both would apply. */
function copyOf({ name, reduction, from, until, ...rest }: StoredDiscount, words: Words) {
  const common = { name: name && words.copyName(name).slice(0, LONGEST_NAME), reduction, from, until, active: false }
  return rest.trigger === 'quantity'
    ? { ...common, trigger: rest.trigger, minQuantity: rest.minQuantity }
    : { ...common, trigger: rest.trigger, ranges: rest.ranges }
}

type Ranges = NonNullable<ReturnType<typeof rangesIn>>
type ReadFields =
  | { readonly wrong: Readonly<Record<string, string>> }
  | {
      readonly fields: {
        readonly name: string | null
        readonly reduction: Reduction
        readonly from: string | null
        readonly until: string | null
        readonly minQuantity?: number
        readonly ranges?: Ranges
      }
    }

function fieldsIn(sent: Sent, money: MoneyStyle, words: Words): ReadFields {
  const reduction = readReduction(sent.text('takes'), money)
  if (!reduction) return { wrong: { takes: words.takesWrong } }
  const zone = timeZoneOf(money.country ?? 'CO')
  // The last day is included.
  const until = keptIn(sent, 'until', zone) ?? endOfDay(sent.text('until'), zone)?.toISOString() ?? null
  const from = keptIn(sent, 'from', zone) ?? startOfDay(sent.text('from'), zone)?.toISOString() ?? null
  if (from && until && until <= from) return { wrong: { until: words.untilWrong } }
  const common = { name: textIn(sent, 'name'), reduction, from, until }
  if (sent.text('trigger') !== 'subtotal') {
    const minQuantity = wholeIn(sent, 'minQuantity')
    return minQuantity ? { fields: { ...common, minQuantity } } : { wrong: { minQuantity: words.numberWrong } }
  }
  const ranges = rangesIn(sent, money)
  return ranges && ranges.length > 0 ? { fields: { ...common, ranges } } : { wrong: { ranges: words.rangesNeeded } }
}

/** The exact moment that a program has set, as long as the form still shows its day; null: another day, or none. */
function keptIn(sent: Sent, name: 'from' | 'until', zone: string): string | null {
  const was = Date.parse(sent.text(`${name}Was`))
  if (Number.isNaN(was)) return null
  const shown = dayOf(new Date(name === 'until' ? was - 1 : was), zone)
  return shown === sent.text(name) ? new Date(was).toISOString() : null
}

/** Parses the rows of ranges; null: one of them is invalid. */
function rangesIn(sent: Sent, money: MoneyStyle) {
  const read = (text: string) => parseAmount(text.trim().slice(0, 24), money)
  const rows = sent.all('rangeFrom').flatMap((from, at) => {
    const [to = '', takes = ''] = [sent.all('rangeTo')[at], sent.all('rangeTakes')[at]]
    return `${from}${to}${takes}`.trim() === '' ? [] : [{ from, to, takes }]
  })
  const ranges = rows.flatMap(({ from, to, takes }) => {
    const [start, end] = [read(from), to.trim() === '' ? null : read(to)]
    const reduction = takes.trim() === '' ? null : readReduction(takes, money)
    const isWrong = start === null || (to.trim() !== '' && end === null) || (takes.trim() !== '' && !reduction)
    return isWrong ? [] : [{ from: start, to: end, reduction }]
  })
  return ranges.length < rows.length ? null : ranges
}
