import { Link, useFetcher } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useShop } from '#app/shop/use-shop.ts'

type ChatLinkProps = {
  /** Of the order. */
  readonly number: number
  /** As `chatsWith` makes them. */
  readonly href: string
  /** With whom, where chats with others can be opened beside it. */
  readonly about?: string
  /** Whether it is what a screen is for. */
  readonly isMain?: boolean
  readonly children: ReactNode
}

/** Opens WhatsApp. That it was opened goes into the order's history; without scripts it opens all the same. */
export function ChatLink({ number, href, about, isMain = false, children }: ChatLinkProps) {
  const fetcher = useFetcher()
  const { base, may } = useShop()
  const note = () => fetcher.submit({ intent: 'chatOpened' }, { method: 'post', action: `${base}/orders/${number}` })
  return (
    <Link
      className="button"
      data-kind={isMain ? 'main' : undefined}
      to={href}
      target="_blank"
      rel="noreferrer"
      aria-label={about && `${children}: ${about}`}
      onClick={may('orders:write') ? note : undefined}
    >
      {children}
    </Link>
  )
}
