import { useEffect, useState } from 'react'
import { useLanguage } from '../shop-context.tsx'

/** A moment in the reader's own time; until the browser has told it, in UTC and saying so. `iso`: ISO-8601, UTC. */
export function Moment(props: { readonly iso: string; readonly dateOnly?: boolean; readonly className?: string }) {
  const language = useLanguage()
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(props.dateOnly ? {} : { hour: 'numeric', minute: '2-digit' }),
    ...(isHere ? {} : { timeZone: 'UTC', ...(props.dateOnly ? {} : { timeZoneName: 'short' }) }),
  })
  // Server and browser may differ in a space: the words are the same.
  return (
    <time dateTime={props.iso} className={props.className} suppressHydrationWarning>
      {format.format(new Date(props.iso))}
    </time>
  )
}
