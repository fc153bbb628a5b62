import { type Branch, comingOtherDays, type OtherDay } from '@store/core'
import { Fragment } from 'react'
import { useLanguage, useShop, useT } from '../shop-context.tsx'

/** The coming days on which a branch is open at other times, each on a line of its own after its hours; nothing where there are none. */
export function OtherDays({ branch: { otherDays } }: { readonly branch: Pick<Branch, 'otherDays'> }) {
  const { today } = useShop()
  const say = useOtherDayText()
  if (!otherDays || otherDays.length === 0 || today === undefined) return null
  return comingOtherDays(otherDays, today).map((each) => (
    <Fragment key={each.day}>
      <br />
      {say(each)}
    </Fragment>
  ))
}

/** Returns what is said of a day: «jueves, 24 de diciembre: 9:00–13:00». */
function useOtherDayText(): (day: OtherDay) => string {
  const t = useT()
  const language = useLanguage()
  return ({ day, spans }) => {
    const format = new Intl.DateTimeFormat(language, {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    })
    const hours = spans.map(({ from, to }) => `${from}–${to}`).join(', ')
    const name = format.format(new Date(`${day}T00:00:00Z`))
    return t('label.of', { label: name, name: hours || t('hours.closedDay') })
  }
}
