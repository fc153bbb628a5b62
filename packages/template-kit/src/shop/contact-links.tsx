import { type Branch, chatDigits, type SocialNetwork } from '@store/core'
import type { ReactNode } from 'react'
import { ChatLink } from '../order/chat.tsx'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import { useShop, useT } from '../shop-context.tsx'

/** An external link, in a new tab, with a note about that for screen readers. */
export function Outside(props: { readonly href: string; readonly className?: string; readonly children: ReactNode }) {
  const t = useT()
  return (
    <a href={props.href} className={props.className} target="_blank" rel="noopener noreferrer">
      {props.children}
      <VisuallyHidden>{` (${t('footer.newTab')})`}</VisuallyHidden>
    </a>
  )
}

/** Whether a merchant's link is an `http` address. A check for `javascript:` would not do: browsers also run `java\tscript:`. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address)

/** The `tel:` address of a phone number. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** The address of a map with the branch. */
export const mapHref = ({ latitude, longitude }: Pick<Branch, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`

/** A contact link of the shop. `link`: renders it with the kit's text, or with `children`. */
export type ContactLink = {
  readonly key: 'chat' | 'socialChat' | 'phone' | 'email'
  readonly link: (look?: { readonly className?: string; readonly children?: ReactNode }) => ReactNode
}

/** The contact links of the shop, of chat, social chat, telephone and mail (L7). */
export function useContactLinks(): readonly ContactLink[] {
  const t = useT()
  const { shop, socialChat } = useShop()
  const { phone, email } = shop
  const links: readonly (ContactLink | false)[] = [
    chatDigits(shop.chatNumber) !== null && {
      key: 'chat',
      link: ({ className, children = t('footer.chat') } = {}) => (
        <ChatLink text={t('chat.hello', { shop: shop.name })} className={className}>
          {children}
        </ChatLink>
      ),
    },
    socialChat !== null && {
      key: 'socialChat',
      link: ({ className, children = t('footer.socialChat') } = {}) => (
        <Outside href={`https://m.me/${encodeURIComponent(socialChat)}`} className={className}>
          {children}
        </Outside>
      ),
    },
    phone !== null && phone !== '' && plain('phone', phoneHref(phone), phone),
    email !== null && email !== '' && plain('email', `mailto:${email}`, email),
  ]
  return links.filter((way) => way !== false)
}

const plain = (key: ContactLink['key'], href: string, text: string): ContactLink => ({
  key,
  link: ({ className, children = text } = {}) => (
    <a href={href} className={className}>
      {children}
    </a>
  ),
})

const NETWORKS: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}

/** The shop's social networks. */
export function useNetworks(): readonly { readonly key: string; readonly name: string; readonly href: string }[] {
  const { socials } = useShop().shop
  return Object.entries(NETWORKS).flatMap(([key, name]) => {
    const href = socials[key as SocialNetwork]
    return href && isWebAddress(href) ? [{ key, name, href }] : []
  })
}
