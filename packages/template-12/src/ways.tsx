import { chatDigits, type SocialNetwork } from '@store/core'
import { ChatLink, useShop, VisuallyHidden } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

const NETWORKS: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}

/** A link to another site, in a page of its own; who only hears it is told. */
export function Outside(props: { readonly href: string; readonly className?: string; readonly children: ReactNode }) {
  const t = useWords()
  return (
    <a href={props.href} className={props.className} target="_blank" rel="noopener noreferrer">
      {props.children}
      <VisuallyHidden>{` (${t('footer.newTab')})`}</VisuallyHidden>
    </a>
  )
}

/** The ways to the shop that it has: chat, social chat, mail, telephone. */
export function Ways({ className }: { readonly className: string }) {
  const t = useWords()
  const { shop, socialChat } = useShop()
  const { email, phone } = shop
  const hasChat = chatDigits(shop.chatNumber) !== null
  if (!hasChat && !socialChat && !email && !phone) return null
  return (
    <ul className={className}>
      {hasChat && (
        <li>
          <ChatLink text={t('chat.hello', { shop: shop.name })} className="under">
            {t('footer.chat')}
          </ChatLink>
        </li>
      )}
      {socialChat && (
        <li>
          <Outside href={`https://m.me/${socialChat}`} className="under">
            {t('footer.socialChat')}
          </Outside>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="under">
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className="under">
            {email}
          </a>
        </li>
      )}
    </ul>
  )
}

/** Where the shop can be followed. */
export function Networks({ className }: { readonly className: string }) {
  const { socials } = useShop().shop
  const known = Object.entries(NETWORKS).flatMap(([network, name]) => {
    const href = socials[network as SocialNetwork]
    return href ? [{ name, href }] : []
  })
  if (known.length === 0) return null
  return (
    <ul className={className}>
      {known.map(({ name, href }) => (
        <li key={name}>
          <Outside href={href}>{name}</Outside>
        </li>
      ))}
    </ul>
  )
}
