import { chatDigits, type SocialNetwork } from '@store/core'
import { ChatLink, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { Outside } from './outside.tsx'
import { useWords } from './words.ts'

const NETWORKS: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}

type Way = { readonly key: string; readonly link: (className?: string) => ReactNode }

/** Chat, social chat, mail, telephone: the ways to the shop that it has, each as a link to be dressed. */
export function useWays(): readonly Way[] {
  const t = useWords()
  const { shop, socialChat } = useShop()
  const ways: (Way | null | false)[] = [
    chatDigits(shop.chatNumber) !== null && {
      key: 'chat',
      link: (className) => (
        <ChatLink text={t('chat.hello', { shop: shop.name })} className={className}>
          {t('bruma.chat')}
        </ChatLink>
      ),
    },
    socialChat !== null && {
      key: 'social',
      link: (className) => (
        <Outside href={`https://m.me/${socialChat}`} className={className}>
          {t('bruma.socialChat')}
        </Outside>
      ),
    },
    shop.email
      ? {
          key: 'mail',
          link: (className) => (
            <a href={`mailto:${shop.email}`} className={className}>
              {shop.email}
            </a>
          ),
        }
      : null,
    shop.phone
      ? {
          key: 'phone',
          link: (className) => (
            <a href={`tel:${shop.phone?.replace(/[^\d+]/g, '')}`} className={className}>
              {shop.phone}
            </a>
          ),
        }
      : null,
  ]
  return ways.filter((way) => way !== null && way !== false)
}

/** Where the shop can be followed. */
export function useNetworks(): readonly Way[] {
  const { socials } = useShop().shop
  return Object.entries(NETWORKS).flatMap(([network, name]) => {
    const href = socials[network as SocialNetwork]
    return href ? [{ key: network, link: () => <Outside href={href}>{name}</Outside> }] : []
  })
}
