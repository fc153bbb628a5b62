import { type OpeningState, openingStateOn, timeZoneOf } from '@store/core'
import { useEffect, useState } from 'react'
import type { BranchView } from '../design.ts'
import { useLanguage, useShop, useT } from '../shop-context.tsx'

/**
 * `until`: "18:00", while it is open. While it is closed, if known: `next`: "opens on Sunday at 9:00", and `opens`, its parts;
 * `day` is the name of the day, in the shop's language.
 */
export type Opening = {
  readonly open: boolean
  readonly text: string
  readonly until: string | null
  readonly next: string | null
  readonly opens: { readonly day: string; readonly isToday: boolean; readonly time: string } | null
}

/**
 * Whether a branch is open now, in the shop's time zone; null where its hours cannot be read. `renderedAt` (ISO 8601): when
 * the server rendered the page, for pages rendered for one shopper. Without it null before hydration, because HTML is
 * cached and cannot depend on the time.
 */
export function useOpening(
  branch: Pick<BranchView, 'week' | 'otherDays'>,
  renderedAt: string | null = null,
): Opening | null {
  const openingAt = useOpeningAt(branch)
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const read = () => setNow(new Date().toISOString())
    read()
    const timer = setInterval(read, 60_000)
    return () => clearInterval(timer)
  }, [])
  return now === null ? null : openingAt(now)
}

/** A function that returns whether a branch is open at a moment (ISO 8601), like `useOpening` for now. */
export function useOpeningAt({
  week,
  otherDays = [],
}: Pick<BranchView, 'week' | 'otherDays'>): (moment: string) => Opening | null {
  const describe = useDescription()
  const zone = timeZoneOf(useShop().shop.country)
  return (moment) => {
    if (!week) return null
    const { date, day, minute } = localTime(new Date(moment), zone)
    return describe(openingStateOn(week, otherDays, { date, minute }), day)
  }
}

/** The result of `useOpening` with the longest text, available before hydration, so that its width can be reserved. */
export function useLongestOpening(): Opening {
  const describe = useDescription()
  const days = Array.from({ length: 7 }, (_, day) => describe({ kind: 'closed', opens: { day, at: '00:00' } }, day))
  return days.reduce((longest, each) => (each.text.length > longest.text.length ? each : longest))
}

/** `today`: the day of the week, 0 is Sunday. */
function useDescription(): (state: OpeningState, today: number) => Opening {
  const t = useT()
  const language = useLanguage()
  return (state, today) => {
    if (state.kind === 'open') {
      const text = `${t('hours.openNow')}, ${t('hours.closes', { time: withoutLeadingZero(state.until) })}`
      return { open: true, text, until: withoutLeadingZero(state.until), next: null, opens: null }
    }
    const next = nextOpening(state)
    const opens = state.opens && {
      day: dayName(state.opens.day ?? today),
      isToday: state.opens.day === null,
      time: withoutLeadingZero(state.opens.at),
    }
    return { open: false, text: [t('hours.closedNow'), next].filter(Boolean).join(', '), until: null, next, opens }
  }

  function nextOpening({ opens }: Extract<OpeningState, { kind: 'closed' }>): string | null {
    if (!opens) return null
    const { day } = opens
    const time = withoutLeadingZero(opens.at)
    return day === null ? t('hours.opensToday', { time }) : t('hours.opensOn', { day: dayName(day), time })
  }

  function dayName(day: number): string {
    // 1 January 2023 was a Sunday.
    const date = new Date(Date.UTC(2023, 0, 1 + day))
    dayFormats[language] ??= new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    return dayFormats[language].format(date)
  }
}

/** As hours are spoken: "9:00". */
const withoutLeadingZero = (time: string) => time.replace(/^0/, '')

/** By language: creating a format takes longer than rendering the rest of a header. */
const dayFormats: Record<string, Intl.DateTimeFormat> = {}

/** Calendar day, day of the week and minute since midnight in a time zone. */
function localTime(now: Date, timeZone: string) {
  // The Swedish format is `2026-03-31 08:00:00`.
  const [date = '', time = ''] = now.toLocaleString('sv', { timeZone }).split(' ')
  return { date, day: new Date(date).getUTCDay(), minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) }
}
