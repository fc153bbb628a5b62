import type { LineKey } from '@store/core'
import { type ScreenName, useCart, wantsNewTab } from '@store/template-kit'
import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

/** The text of a reply the shopper has clicked. It is shown as a message until the answer has loaded. */
export type ChatQuestion = { readonly href: string; readonly words: string; readonly at: number }

type Conversation = {
  readonly question: ChatQuestion | null
  readonly ask: (href: string, words: string) => void
  readonly answered: () => void
  /** Lines added to the cart since the page was loaded, shown as the shopper's messages. */
  readonly added: readonly LineKey[]
}

const Context = createContext<Conversation>({ question: null, ask: () => {}, answered: () => {}, added: [] })
export const useConversation = () => useContext(Context)

/**
 * Provides the clicked reply and the lines added since the page was loaded. All other state is in the address, so that
 * going back works.
 */
export function ConversationProvider(props: { readonly screen: ScreenName; readonly children: ReactNode }) {
  const { screen } = props
  const { lastAdded } = useCart()
  const [question, setQuestion] = useState<ChatQuestion | null>(null)
  const [added, setAdded] = useState<readonly LineKey[]>([])

  useEffect(() => {
    if (lastAdded) setAdded((before) => [...before.filter((key) => key !== lastAdded.key), lastAdded.key])
  }, [lastAdded])

  // The shopper went to a page that answers no reply.
  useEffect(() => {
    if (screen !== 'Home' && screen !== 'Catalog') setQuestion(null)
  }, [screen])

  const value = useMemo<Conversation>(
    () => ({
      question,
      added,
      ask: (href, words) => setQuestion({ href, words, at: Date.now() }),
      answered: () => setQuestion(null),
    }),
    [question, added],
  )
  return <Context.Provider value={value}>{props.children}</Context.Provider>
}

/** The click handler of a reply: remembers its text as the shopper's question. */
export function useReply(href: string, words: string) {
  const { ask } = useConversation()
  return (event: MouseEvent) => {
    if (event.button === 0 && !wantsNewTab(event)) ask(href, words)
  }
}

const TYPING_MS = 400

/**
 * Returns true while the answer to a reply is shown as being typed: until it has loaded, and at least 400 ms after the
 * click. False for pages that were not opened by a reply, and with reduced motion.
 */
export function useTyping(address: string): boolean {
  const { question, answered } = useConversation()
  const current = question?.href === address ? question : null
  const [typing, setTyping] = useState(current !== null)

  useEffect(() => {
    if (!current) return setTyping(false)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = still ? 0 : Math.max(0, current.at + TYPING_MS - Date.now())
    const timer = setTimeout(() => {
      setTyping(false)
      answered()
    }, left)
    return () => clearTimeout(timer)
  }, [current, answered])
  return typing
}
