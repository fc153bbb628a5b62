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
 * Decodes the page's data before hydration. Otherwise Remix suspends the whole page while decoding, and a letter that is
 * typed meanwhile makes React render it anew without the values of its fields (error 345). Remix keeps the decoded data.
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

// The offline page and notifications. Without a service worker the office works without them.
navigator.serviceWorker?.register(workerAddress()).catch(() => undefined)
// Pushed messages that arrive while the page is open ring the till bell, if it is on.
navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  import('./push/bell.ts').then(({ ringFor }) => ringFor(data)).catch(() => undefined)
})
navigator.serviceWorker?.startMessages()
