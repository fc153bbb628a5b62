import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readLanguage } from './session/language.ts'
import { WordsProvider } from './words/use-words.ts'
import { loadWords } from './words/words.ts'

const language = readLanguage(document.documentElement.lang) ?? 'es'

loadWords[language]().then((words) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <WordsProvider value={{ words, language }}>
        <RemixBrowser />
      </WordsProvider>,
    )
  })
})

// What it shows without a connection, and notifications. An office that cannot have it works without.
navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
