import type { MetaFunction } from '@remix-run/node'
import { Alone } from '#app/ui/alone.tsx'
import { pushWords } from '#app/words/push/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'

export const meta: MetaFunction = () => [{ title: 'Feria' }]

/** The page that the service worker shows without a connection; it is cached without personal data. */
export default function Offline() {
  const words = useSection(pushWords)
  const { app } = useWords()
  return (
    <Alone>
      <h1>{words.offlineTitle}</h1>
      <p className="letter">{words.offlineText}</p>
      <p>
        <a className="button" data-kind="main" href="?">
          {app.retry}
        </a>
      </p>
    </Alone>
  )
}
