import type { LineKey } from '@store/core'
import { type ScreenName, useCart } from '@store/template-kit'
import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

/** What was asked by tapping a reply: stands in the thread as the shopper's own words until it is answered. */
export type Question = { readonly href: string; readonly words: string; readonly at: number }

type Conversation = {
  readonly question: Question | null
  readonly ask: (href: string, words: string) => void
  readonly answered: () => void
  /** Lines put into the order since the page was loaded, as the shopper's own bubbles. */
  readonly said: readonly LineKey[]
}

const Context = createContext<Conversation>({ question: null, ask: () => {}, answered: () => {}, said: [] })
export const useConversation = () => useContext(Context)

/** What has been said since the page was loaded. The thread itself is in the address: going back takes it back. */
export function ConversationProvider(props: { readonly screen: ScreenName; readonly children: ReactNode }) {
  const { screen } = props
  const { lastAdded } = useCart()
  const [question, setQuestion] = useState<Question | null>(null)
  const [said, setSaid] = useState<readonly LineKey[]>([])

  useEffect(() => {
    if (lastAdded) setSaid((before) => [...before.filter((key) => key !== lastAdded.key), lastAdded.key])
  }, [lastAdded])

  // Whoever went elsewhere meanwhile does not wait for an answer any more.
  useEffect(() => {
    if (screen !== 'Home' && screen !== 'Catalog') setQuestion(null)
  }, [screen])

  const value = useMemo<Conversation>(
    () => ({
      question,
      said,
      ask: (href, words) => setQuestion({ href, words, at: Date.now() }),
      answered: () => setQuestion(null),
    }),
    [question, said],
  )
  return <Context.Provider value={value}>{props.children}</Context.Provider>
}

/** For a link that is a reply: its tap is what the shopper says. */
export function useReply(href: string, words: string) {
  const { ask } = useConversation()
  return (event: MouseEvent) => {
    if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey) ask(href, words)
  }
}

const TYPING_MS = 400

/**
 * True while the answer to what was just tapped is still being typed: 400 ms from the tap, longer only while it is on
 * its way. Pages that were not asked for by a tap, and visitors who want things still, see the answer at once.
 */
export function useTyping(address: string): boolean {
  const { question, answered } = useConversation()
  const asked = question?.href === address ? question : null
  const [typing, setTyping] = useState(asked !== null)

  useEffect(() => {
    if (!asked) return setTyping(false)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = still ? 0 : Math.max(0, asked.at + TYPING_MS - Date.now())
    const timer = setTimeout(() => {
      setTyping(false)
      answered()
    }, left)
    return () => clearTimeout(timer)
  }, [asked, answered])
  return typing
}
