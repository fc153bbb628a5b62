import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '#app/routes/shop.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { dayText, momentText } from './dates.ts'
import { useLanguage } from './use-words.ts'

/** Formats days and times in the shop's time zone; outside of shops in the browser's, and in UTC without scripts. */
export function useDates() {
  const language = useLanguage()
  const shop = useRouteLoaderData<typeof loader>('routes/shop')
  const isHydrated = useHydrated()
  const timeZone = shop?.timeZone ?? (isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : 'UTC')
  return {
    day: (moment: string) => dayText(moment, language, timeZone),
    moment: (moment: string) => momentText(moment, language, timeZone),
  }
}
