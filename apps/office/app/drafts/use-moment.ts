import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useLanguage } from '#app/words/use-words.ts'

/** A moment in the reader's clock; on the server, which has another, in ISO. */
export function useMoment() {
  const language = useLanguage()
  const isHydrated = useHydrated()
  return (moment: string) =>
    isHydrated && moment
      ? new Date(moment).toLocaleString(language, {
          day: 'numeric',
          month: 'short',
          hour: 'numeric',
          minute: '2-digit',
        })
      : moment.slice(0, 16).replace('T', ' ')
}
