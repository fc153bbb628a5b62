import { timeZoneOf } from '@store/core'
import { useLanguage, useShop } from '../shop-context.tsx'

/**
 * A moment by the shop's own clock, on the server and in the browser alike; where we do not know it, in UTC and saying
 * so. `iso`: ISO-8601, UTC.
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
  // Server and browser may differ in a space: the words are the same.
  return (
    <time dateTime={props.iso} className={props.className} suppressHydrationWarning>
      {format.format(new Date(props.iso))}
    </time>
  )
}
