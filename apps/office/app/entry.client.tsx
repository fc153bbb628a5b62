import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readLanguage } from './session/language.ts'
import { refuseUnanswered } from './session/unanswered.ts'
import { workerAddress } from './trusted.ts'
import { WordsProvider } from './words/use-words.ts'
import { loadWords } from './words/words.ts'

const language = readLanguage(document.documentElement.lang) ?? 'es'

/**
 * Remix decodes a page's data while React draws it for the first time, and lets the whole page wait: a letter that is typed meanwhile
 * makes React start anew without what stands in the fields (its error 345). So the data is decoded before; Remix keeps it.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    if (!(decoding instanceof Promise)) throw decoding
    await decoding
  }
}

Promise.all([loadWords[language](), decodeData()]).then(([words]) => {
  refuseUnanswered(words)
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
navigator.serviceWorker?.register(workerAddress()).catch(() => undefined)
// What is pushed while the page is open rings the till bell, where it is on.
navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  import('./push/bell.ts').then(({ ringFor }) => ringFor(data)).catch(() => undefined)
})
navigator.serviceWorker?.startMessages()
