import { Link, useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useShop } from '#app/shop/use-shop.ts'

type ChatLinkProps = {
  /** Of the order. */
  readonly number: number
  /** An address made by `chatsWith`. */
  readonly href: string
  /** Whom the chat is with, where there are several such links. */
  readonly about?: string
  /** Whether it is the main action of the screen. */
  readonly isMain?: boolean
  readonly children: ReactNode
}

/** Records in an order's history that a chat with its buyer was opened. */
export function useNoteChat(number: number) {
  const fetcher = useFetcher()
  const { base, may } = useShop()
  return may('orders:write')
    ? () => fetcher.submit({ intent: 'chatOpened' }, { method: 'post', action: `${base}/orders/${number}` })
    : undefined
}

/** Opens WhatsApp. A script records it in the order's history; the link also works without scripts. */
export function ChatLink({ number, href, about, isMain = false, children }: ChatLinkProps) {
  const note = useNoteChat(number)
  return (
    <Link
      className="button"
      data-kind={isMain ? 'main' : undefined}
      to={href}
      target="_blank"
      rel="noreferrer"
      aria-label={about && `${children}: ${about}`}
      onClick={note}
    >
      {children}
    </Link>
  )
}
