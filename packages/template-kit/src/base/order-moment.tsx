import { useEffect, useState } from 'react'
import { useLanguage } from '../shop-context.tsx'

/** A moment in the reader's own time; until the browser has told it, in UTC and saying so. */
export function OrderMoment({ iso }: { readonly iso: string }) {
  const language = useLanguage()
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(isHere ? {} : { timeZone: 'UTC', timeZoneName: 'short' }),
  })
  // Server and browser may differ in a space: the words are the same.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {format.format(new Date(iso))}
    </time>
  )
}
