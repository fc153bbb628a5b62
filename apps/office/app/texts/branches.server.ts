import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { saved, textIn } from '#app/settings/save.server.ts'
import { textsWords } from '#app/words/texts/index.ts'
import { hoursText, spanOf, type Week, weekOf } from './hours.ts'

/** The branches, each with its week, if its hours can be read for sure. */
export async function readBranches({ manage }: Office, { shopId }: MyShop) {
  const { items } = await manage.listBranches({ params: { shopId } })
  return { branches: items.map((branch) => ({ ...branch, week: weekOf(branch.hours) })) }
}

/** Does what the page of branches asks for; the button says with which: `edit 3`. */
export async function changeBranches(office: Office, sent: Sent, { shopId }: MyShop): Promise<Done | Refused> {
  const { manage } = office
  const words = textsWords.of(office.language)
  const [intent = '', id = ''] = sent.intent.split(' ')
  const of = { shopId, id: Number(id) }
  const revision = sent.text('revision')
  if (intent === 'remove') {
    await manage.deleteBranch({ params: of, revision })
    return { kind: 'done', note: words.branchRemoved }
  }
  const place = placeIn(sent.text('place'))
  if (!place) return wrongFields(sent, { place: words.placeWrong })
  const { language } = await manage.getShop({ params: { shopId } })
  const written = hoursText(weekIn(sent), language)
  const body = {
    ...{ ...place, address: sent.text('address'), name: textIn(sent, 'name'), phone: textIn(sent, 'phone') },
    // Hours of the merchant's own wording stay until a week is filled in.
    hours: written || (sent.text('own') ? sent.text('own') : null),
    photo: textIn(sent, 'photo'),
  }
  if (intent === 'edit')
    return saved({ office, shopId, sent, call: 'changeBranch' }, () =>
      manage.changeBranch({ params: of, revision, body }),
    )
  await manage.createBranch({ params: { shopId }, body })
  return { kind: 'done', note: words.branchAdded }
}

function weekIn(sent: Sent): Week {
  return Array.from({ length: 7 }, (_, day) => {
    const from = sent.on('sameDays') && day >= 2 && day <= 5 ? 1 : day
    return [1, 2].flatMap((shift) => {
      const span = spanOf(sent.text(`from${from}-${shift}`), sent.text(`to${from}-${shift}`))
      return span ? [span] : []
    })
  })
}

/** Two numbers as maps give them, or a link of Google Maps with them in it; null: neither. */
export function placeIn(typed: string): { readonly latitude: number; readonly longitude: number } | null {
  const text = typed.slice(0, 1000)
  const [, north = '', east = ''] =
    /!3d(-?\d{1,2}(?:\.\d+)?)!4d(-?\d{1,3}(?:\.\d+)?)/.exec(text) ??
    /@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/.exec(text) ??
    /(-?\d{1,2}(?:\.\d+)?) ?[,; ] ?(-?\d{1,3}(?:\.\d+)?)/.exec(text.replaceAll(/\s+/g, ' ')) ??
    []
  const [latitude, longitude] = [Number(north), Number(east)]
  const isPlace = north !== '' && east !== '' && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace ? { latitude, longitude } : null
}
