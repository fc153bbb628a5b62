import { timeZoneOf } from '@store/core'
import { useLanguage, useShop } from '@store/template-kit'
import { useEffect, useState } from 'react'
import { useWords } from '../words.ts'
import { writeInto } from './write-into.ts'

const DAYS = 4
const DAY_MS = 86_400_000

/**
 * Buttons with delivery days. A click writes the day into the order's message, where the buyer sees it and can change
 * it.
 */
export function DayChips({ target }: { readonly target: string }) {
  const t = useWords()
  const days = useDays()
  const [chosen, setChosen] = useState<string | null>(null)
  const sentence = (day: string) => t('canasta.deliverOn', { day })
  const choose = (day: string) => {
    writeInto(target, (text) => {
      const others = text.split('\n').filter((line) => !days.some((one) => line === sentence(one)))
      return [...(chosen === day ? [] : [sentence(day)]), ...others].filter(Boolean).join('\n')
    })
    setChosen(chosen === day ? null : day)
  }
  return (
    <fieldset className="days wraps">
      <legend>{t('canasta.whichDay')}</legend>
      {days.map((day) => (
        <button key={day} type="button" className="chip" aria-pressed={day === chosen} onClick={() => choose(day)}>
          {day}
        </button>
      ))}
    </fieldset>
  )
}

/**
 * The next days in the shop's time zone. Empty until React has started, because the server's HTML is the same every
 * day.
 */
function useDays(): readonly string[] {
  const language = useLanguage()
  const zone = timeZoneOf(useShop().shop.country)
  const [days, setDays] = useState<readonly string[]>([])
  useEffect(() => {
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', timeZone: zone })
    setDays(Array.from({ length: DAYS }, (_, index) => format.format(Date.now() + index * DAY_MS)))
  }, [language, zone])
  return days
}
