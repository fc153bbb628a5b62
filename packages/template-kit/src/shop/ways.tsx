import { type Branch, chatDigits, type SocialNetwork } from '@store/core'
import type { ReactNode } from 'react'
import { ChatLink } from '../order/chat.tsx'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import { useShop, useT } from '../shop-context.tsx'

/** A link to another site, in a tab of its own; who only hears it is told. */
export function Outside(props: { readonly href: string; readonly className?: string; readonly children: ReactNode }) {
  const t = useT()
  return (
    <a href={props.href} className={props.className} target="_blank" rel="noopener noreferrer">
      {props.children}
      <VisuallyHidden>{` (${t('footer.newTab')})`}</VisuallyHidden>
    </a>
  )
}

/** Whether a merchant's link leads to a page of the web: browsers read `java\tscript:` as a script. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address)

/** Calls a number as it is written. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Where a branch is, on a map. */
export const mapHref = ({ latitude, longitude }: Pick<Branch, 'latitude' | 'longitude'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`

/** A way to the shop. `link`: as it is called, or as the template calls it. */
export type Way = {
  readonly key: 'chat' | 'socialChat' | 'phone' | 'email'
  readonly link: (look?: { readonly className?: string; readonly children?: ReactNode }) => ReactNode
}

/** Chat, social chat, telephone and mail: those the shop has (L7). */
export function useWays(): readonly Way[] {
  const t = useT()
  const { shop, socialChat } = useShop()
  const { phone, email } = shop
  const ways: readonly (Way | false)[] = [
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
  return ways.filter((way) => way !== false)
}

const plain = (key: Way['key'], href: string, text: string): Way => ({
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

/** Where the shop can be followed. */
export function useNetworks(): readonly { readonly key: string; readonly name: string; readonly href: string }[] {
  const { socials } = useShop().shop
  return Object.entries(NETWORKS).flatMap(([key, name]) => {
    const href = socials[key as SocialNetwork]
    return href && isWebAddress(href) ? [{ key, name, href }] : []
  })
}
