import { timeZoneOf } from '@store/core'
import { useLanguage, useShop } from '../shop-context.tsx'

/**
 * A date and time in the shop's time zone, on the server and in the browser. Where that is unknown, in UTC, with the name of
 * the zone. `iso`: ISO-8601, UTC.
 */
export function Moment(props: { readonly iso: string; readonly dateOnly?: boolean; readonly className?: string }) {
  const language = useLanguage()
  const timeZone = timeZoneOf(useShop().shop.country)
  const format = new Intl.DateTimeFormat(language, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(props.dateOnly ? {} : { hour: 'numeric', minute: '2-digit' }),
    ...(timeZone === 'UTC' && !props.dateOnly && { timeZoneName: 'short' }),
  })
  // The versions of `Intl` in server and browser may differ in a kind of space, which must not be a hydration error.
  return (
    <time dateTime={props.iso} className={props.className} suppressHydrationWarning>
      {format.format(new Date(props.iso))}
    </time>
  )
}
