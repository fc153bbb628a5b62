import { type MoneyStyle, parseAmount, type Reduction } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { saved, textIn, wholeIn } from '#app/settings/save.server.ts'
import { offersWords } from '#app/words/offers/index.ts'
import { readReduction } from './reduction.ts'

/** Does what the page of discounts asks for; the button says with which: `edit 12`. */
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
  const { name, reduction, minQuantity, ranges } = fields
  const body = ranges
    ? { name, reduction, ranges, trigger: 'subtotal' as const }
    : { name, reduction, minQuantity: minQuantity ?? 1, trigger: 'quantity' as const }
  await manage.createDiscount({ params: { shopId }, body })
  return { kind: 'done', note: words.added }
}

type Words = ReturnType<typeof offersWords.of>
type Kept = Awaited<ReturnType<Office['manage']['getDiscount']>>

/** The longest name of a discount. */
const LONGEST_NAME = 120

/** The same discount once more, to be changed: it is off, or both would be given. */
function copyOf({ name, reduction, ...rest }: Kept, words: Words) {
  const common = { name: name && words.copyName(name).slice(0, LONGEST_NAME), reduction, active: false }
  return rest.trigger === 'quantity'
    ? { ...common, trigger: rest.trigger, minQuantity: rest.minQuantity }
    : { ...common, trigger: rest.trigger, ranges: rest.ranges }
}

type Ranges = NonNullable<ReturnType<typeof rangesIn>>
type Read =
  | { readonly wrong: Readonly<Record<string, string>> }
  | {
      readonly fields: {
        readonly name: string | null
        readonly reduction: Reduction
        readonly minQuantity?: number
        readonly ranges?: Ranges
      }
    }

function fieldsIn(sent: Sent, money: MoneyStyle, words: Words): Read {
  const reduction = readReduction(sent.text('takes'), money)
  if (!reduction) return { wrong: { takes: words.takesWrong } }
  const common = { name: textIn(sent, 'name'), reduction }
  if (sent.text('trigger') !== 'subtotal') {
    const minQuantity = wholeIn(sent, 'minQuantity')
    return minQuantity ? { fields: { ...common, minQuantity } } : { wrong: { minQuantity: words.numberWrong } }
  }
  const ranges = rangesIn(sent, money)
  return ranges && ranges.length > 0 ? { fields: { ...common, ranges } } : { wrong: { ranges: words.rangesNeeded } }
}

/** The rows of ranges; null: one of them cannot be read. */
function rangesIn(sent: Sent, money: MoneyStyle) {
  const read = (text: string) => parseAmount(text.trim().slice(0, 24), money)
  const rows = sent.all('from').flatMap((from, at) => {
    const [to = '', takes = ''] = [sent.all('to')[at], sent.all('rangeTakes')[at]]
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
