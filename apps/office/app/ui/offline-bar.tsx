import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '#app/words/use-words.ts'

/** Says since when there is no connection. */
export function OfflineBar() {
  const { app } = useWords()
  const language = useLanguage()
  const [since, setSince] = useState<Date | null>(null)
  useEffect(() => {
    const update = () => setSince(navigator.onLine ? null : new Date())
    update()
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  if (!since) return null
  const time = since.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' })
  return (
    <p className="offline" role="status">
      {app.offline(time)}
    </p>
  )
}
