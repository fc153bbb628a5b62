import { dayOf, timeZoneOf } from '@store/core'
import type { Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Done, type Refused, wrongFields } from '#app/session/outcome.ts'
import { saved, textIn } from '#app/settings/save.server.ts'
import { textsWords } from '#app/words/texts/index.ts'
import { hoursText, spanOf, type Week, weekOf } from './hours.ts'

/** Loads the branches, each with its week, if its hours can be parsed. */
export async function readBranches({ manage }: Office, { shopId, country }: MyShop) {
  const { items } = await manage.listBranches({ params: { shopId } })
  // Past days are deleted with the next change.
  const today = dayOf(new Date(), timeZoneOf(country))
  return {
    branches: items.map((branch) => ({
      ...branch,
      week: weekOf(branch.hours),
      otherDays: branch.otherDays.filter(({ day }) => day >= today),
    })),
  }
}

/** Handles the forms of the branches page; the button has the id after the intent: `edit 3`. */
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
  const otherDays = otherDaysIn(sent)
  if (otherDays === null) return wrongFields(sent, { otherDays: words.otherDaysWrong })
  const { language } = await manage.getShop({ params: { shopId } })
  const written = hoursText(weekIn(sent), language)
  const body = {
    ...place,
    address: sent.text('address'),
    name: textIn(sent, 'name'),
    phone: textIn(sent, 'phone'),
    // Free-text hours are kept until a week is filled in.
    hours: written || (sent.text('own') ? sent.text('own') : null),
    photo: textIn(sent, 'photo'),
    otherDays,
    pickUp: sent.on('pickUp'),
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

/** The days with other hours; null: a day is repeated, or one time of a pair is missing. */
function otherDaysIn(sent: Sent) {
  const days = sent.all('otherDay').flatMap((day, at) => {
    const spans = [1, 2].flatMap((shift) => {
      const [from = '', to = ''] = [sent.all(`otherFrom${shift}`)[at], sent.all(`otherTo${shift}`)[at]]
      return from === '' && to === '' ? [] : [spanOf(from, to)]
    })
    return day === '' ? [] : [{ day, spans }]
  })
  const read = days.map(({ day, spans }) => ({ day, spans: spans.filter((span) => span !== null) }))
  const isWhole = days.every(({ spans }, at) => spans.length === read[at]?.spans.length)
  return isWhole && new Set(days.map(({ day }) => day)).size === days.length ? read : null
}

/** Parses coordinates as maps give them, or a link of Google Maps with them; null: neither. */
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
