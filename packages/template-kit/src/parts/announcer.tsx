import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { visuallyHidden } from './visually-hidden.tsx'

type Announce = (message: string) => void
const Context = createContext<Announce>(() => {})

/** Provides the page's one polite live region: added to cart, stock warnings, numbers of results. */
export function AnnouncerProvider(props: { readonly children: ReactNode }) {
  const [messages, setMessages] = useState<readonly [string, string]>(['', ''])
  // Two lines are used alternately, so that the same message twice in a row is a change, and is read out again.
  const announce = useCallback<Announce>(
    (message) => setMessages(([first]) => (first === '' ? [message, ''] : ['', message])),
    [],
  )
  return (
    <Context.Provider value={announce}>
      {props.children}
      <div role="status" aria-live="polite" {...visuallyHidden} data-live-region="">
        {messages.map((message, line) => (
          <p key={line === 0 ? 'first' : 'second'}>{message}</p>
        ))}
      </div>
    </Context.Provider>
  )
}

/** A function that writes a message into the live region. */
export const useAnnounce = (): Announce => useContext(Context)
