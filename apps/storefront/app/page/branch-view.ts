import {
  type Branch,
  comingOtherDays,
  dayOf,
  type OtherDay,
  readOpeningHours,
  type Shop,
  timeZoneOf,
} from '@store/core'
import type { BranchView } from '@store/template-kit'

/** A branch as pages show it at a moment. */
export function branchViewOf(
  branch: Branch,
  { country, language }: Pick<Shop, 'country' | 'language'>,
  now: Date,
): BranchView {
  const zone = timeZoneOf(country)
  const { otherDays = [], ...rest } = branch
  const coming = comingOtherDays(otherDays, dayOf(now, zone))
  return {
    ...rest,
    // Absent where there are none: this is in every page's HTML.
    ...(otherDays.length > 0 && { otherDays }),
    // UTC means that the time zone is unknown: then it is uncertain whether the branch is open.
    week: zone === 'UTC' ? null : readOpeningHours(branch.hours),
    ...(coming.length > 0 && { comingDays: coming.map((day) => textOf(day, language)) }),
  }
}

/** «jueves, 24 de diciembre» and «9:00–13:00». */
function textOf({ day, spans }: OtherDay, language: string) {
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
  const hours = spans.map(({ from, to }) => `${from}–${to}`).join(', ')
  return { name: format.format(new Date(day)), hours: hours || null }
}
