import { chatDigits, chatLink } from '@store/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useShop, useT } from '../shop-context.tsx'

/** Whether the device is likely to have the chat app: a device with a mouse counts as a desktop, without it. */
export const chatDevice = (): 'mobile' | 'desktop' =>
  matchMedia('(hover: hover) and (pointer: fine)').matches ? 'desktop' : 'mobile'

/**
 * The chat address for a text: that of the app on phones, of the web chat elsewhere (B12). Null when the shop has no valid
 * number (M3). The HTML from the server has the app's address, which works on both.
 */
export function useChatLink(text: string): string | null {
  const { chatNumber } = useShop().shop
  const [device, setDevice] = useState<'mobile' | 'desktop'>('mobile')
  useEffect(() => {
    setDevice(chatDevice())
  }, [])
  return chatDigits(chatNumber) && chatNumber ? chatLink(chatNumber, text, device) : null
}

/** A link that opens a chat with the shop; nothing without a number. */
export function ChatLink({
  text,
  ...link
}: {
  readonly text: string
  readonly className?: string
  readonly 'data-tone'?: string
  readonly 'data-feature'?: string
  readonly children: ReactNode
}) {
  const href = useChatLink(text)
  return href ? (
    <a {...link} href={href} target="_blank" rel="noopener noreferrer" data-chat-link="">
      {link.children}
    </a>
  ) : null
}

/** A link that opens a chat with the shop, with a greeting. `children`: another text for the link. */
export function ShopChat(props: {
  readonly className?: string
  readonly 'data-tone'?: string
  readonly children?: ReactNode
}) {
  const t = useT()
  const { children = t('footer.chat'), ...link } = props
  return (
    <ChatLink text={t('chat.hello', { shop: useShop().shop.name })} {...link}>
      {children}
    </ChatLink>
  )
}

/** The menu's link "WhatsApp store" to the shop's `/wa` address (R10); nothing without a chat number, which orders there need. */
export function ChatShopLink({ className }: { readonly className?: string }) {
  const t = useT()
  const { subdomain, chatNumber } = useShop().shop
  return chatDigits(chatNumber) ? (
    // A plain link, because that address has another template, and needs a page load.
    <a href={`/wa/${subdomain}`} className={className}>
      {t('nav.chatStore')}
    </a>
  ) : null
}
