import { chatDigits, chatLink } from '@store/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useShop, useT } from '../shop-context.tsx'

/** Whether the app is at hand, as far as a browser tells. */
export const chatDevice = (): 'mobile' | 'desktop' =>
  matchMedia('(hover: hover) and (pointer: fine)').matches ? 'desktop' : 'mobile'

/**
 * The chat address for a text: the app's on phones, the web chat elsewhere (B12). Null when the shop has no usable
 * number (M3). The server writes the app's, which works on both.
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
export function ChatLink(props: { readonly text: string; readonly className?: string; readonly children: ReactNode }) {
  const href = useChatLink(props.text)
  return href ? (
    <a href={href} className={props.className} target="_blank" rel="noopener noreferrer" data-chat-link="">
      {props.children}
    </a>
  ) : null
}

/** A link that greets the shop in a chat. `children`: what it is called there. */
export function ShopChat(props: { readonly className?: string; readonly children?: ReactNode }) {
  const t = useT()
  const { children = t('footer.chat') } = props
  return (
    <ChatLink text={t('chat.hello', { shop: useShop().shop.name })} className={props.className}>
      {children}
    </ChatLink>
  )
}

/** The shop as a chat (R10), where the menu says "WhatsApp store"; nothing without a number, for orders end in a chat there. */
export function ChatShopLink({ className }: { readonly className?: string }) {
  const t = useT()
  const { subdomain, chatNumber } = useShop().shop
  return chatDigits(chatNumber) ? (
    // Another template: a page of its own.
    <a href={`/wa/${subdomain}`} className={className}>
      {t('nav.chatStore')}
    </a>
  ) : null
}
