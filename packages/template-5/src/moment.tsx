import { useLanguage } from '@store/template-kit'
import { useEffect, useState } from 'react'

/** A moment in the reader's own time; until the browser has told it, in UTC and saying so. */
export function Moment({ iso }: { readonly iso: string }) {
  const language = useLanguage()
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: isHere ? 'medium' : undefined,
    timeStyle: isHere ? 'short' : undefined,
    ...(isHere
      ? {}
      : {
          year: 'numeric',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          timeZone: 'UTC',
          timeZoneName: 'short',
        }),
  })
  // Server and browser may differ in a space: the words are the same.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {format.format(new Date(iso))}
    </time>
  )
}
