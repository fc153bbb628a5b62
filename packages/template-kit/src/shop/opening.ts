import { type Branch, type OpeningState, openingState, readOpeningHours, timeZoneOf } from '@store/core'
import { useEffect, useState } from 'react'
import { useLanguage, useShop, useT } from '../shop-context.tsx'

/** `until`: "18:00", while it is open. `next`: "opens on Sunday at 9:00", while it is closed, if known. */
export type Opening = {
  readonly open: boolean
  readonly text: string
  readonly until: string | null
  readonly next: string | null
}

/**
 * Whether a branch is open now, in the shop's time zone. Null before hydration, because HTML is cached and cannot depend on
 * the time, and where the hours cannot be parsed.
 */
export function useOpening(branch: Pick<Branch, 'hours'>): Opening | null {
  const describe = useDescription()
  const zone = timeZoneOf(useShop().shop.country)
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  // UTC stands for an unknown time zone: then it is not known whether the branch is open.
  const hours = zone !== 'UTC' && now ? readOpeningHours(branch.hours) : null
  if (!hours || !now) return null
  const { day, minute } = localTime(now, zone)
  return describe(openingState(hours, day, minute))
}

/** The result of `useOpening` with the longest text. It is known before hydration, so that its width can be reserved. */
export function useLongestOpening(): Opening {
  const describe = useDescription()
  const days = WEEKDAYS.map((_, day) => describe({ kind: 'closed', opens: { day, at: '00:00' } }))
  return days.reduce((longest, each) => (each.text.length > longest.text.length ? each : longest))
}

function useDescription(): (state: OpeningState) => Opening {
  const t = useT()
  const language = useLanguage()
  return (state) => {
    if (state.kind === 'open') {
      const text = `${t('hours.openNow')}, ${t('hours.closes', { time: state.until })}`
      return { open: true, text, until: state.until, next: null }
    }
    const next = nextOpening(state)
    return { open: false, text: [t('hours.closedNow'), next].filter(Boolean).join(', '), until: null, next }
  }

  function nextOpening({ opens }: Extract<OpeningState, { kind: 'closed' }>): string | null {
    if (!opens) return null
    const { day, at: time } = opens
    return day === null ? t('hours.opensToday', { time }) : t('hours.opensOn', { day: dayName(day), time })
  }

  function dayName(day: number): string {
    // 1 January 2023 was a Sunday.
    const date = new Date(Date.UTC(2023, 0, 1 + day))
    return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date)
  }
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Day of the week and minute since midnight in a time zone. */
function localTime(now: Date, timeZone: string): { readonly day: number; readonly minute: number } {
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
