import { type Branch, type OpeningState, openingState, readOpeningHours, timeZoneOf } from '@store/core'
import { useEffect, useState } from 'react'
import { useLanguage, useShop, useT } from '../shop-context.tsx'

/** `until`: "18:00", while it is open. `next`: "opens on Sunday at 9:00", while it is closed and that is known. */
export type Opening = {
  readonly open: boolean
  readonly text: string
  readonly until: string | null
  readonly next: string | null
}

/**
 * Whether a branch is open at this moment, in the shop's own time; null until the page is alive (pages are the same for
 * every visitor and every minute), and where its hours cannot be read.
 */
export function useOpening(branch: Pick<Branch, 'hours'>): Opening | null {
  const say = useSayings()
  const zone = timeZoneOf(useShop().shop.country)
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  // Where we do not know the clock, nothing is said.
  const hours = zone !== 'UTC' && now ? readOpeningHours(branch.hours) : null
  if (!hours || !now) return null
  const { day, minute } = here(now, zone)
  return say(openingState(hours, day, minute))
}

/** The longest that `useOpening` may say, known from the start: its room can be kept. */
export function useLongestOpening(): Opening {
  const say = useSayings()
  const days = WEEKDAYS.map((_, day) => say({ kind: 'closed', opens: { day, at: '00:00' } }))
  return days.reduce((longest, each) => (each.text.length > longest.text.length ? each : longest))
}

function useSayings(): (state: OpeningState) => Opening {
  const t = useT()
  const language = useLanguage()
  return (state) => {
    if (state.kind === 'open') {
      const text = `${t('hours.openNow')}, ${t('hours.closes', { time: state.until })}`
      return { open: true, text, until: state.until, next: null }
    }
    const next = opensSaid(state)
    return { open: false, text: [t('hours.closedNow'), next].filter(Boolean).join(', '), until: null, next }
  }

  function opensSaid({ opens }: Extract<OpeningState, { kind: 'closed' }>): string | null {
    if (!opens) return null
    const { day, at: time } = opens
    return day === null ? t('hours.opensToday', { time }) : t('hours.opensOn', { day: dayName(day), time })
  }

  function dayName(day: number): string {
    // The first of January 2023 was a Sunday.
    const date = new Date(Date.UTC(2023, 0, 1 + day))
    return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date)
  }
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Day of the week and minute since midnight in a time zone. */
function here(now: Date, timeZone: string): { readonly day: number; readonly minute: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const part = (name: string) => format.formatToParts(now).find(({ type }) => type === name)?.value ?? ''
  return { day: WEEKDAYS.indexOf(part('weekday')), minute: Number(part('hour')) * 60 + Number(part('minute')) }
}
