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

type Way = { readonly key: string; readonly link: ReactNode }

/** Chat, social chat, telephone, mail: the ways to the workshop that there are. */
export function useWays(): readonly Way[] {
  const t = useWords()
  const { shop, socialChat } = useShop()
  const ways: (Way | null)[] = [
    chatDigits(shop.chatNumber) === null
      ? null
      : {
          key: 'chat',
          link: <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('footer.chat')}</ChatLink>,
        },
    socialChat === null
      ? null
      : { key: 'social', link: <Outside href={`https://m.me/${socialChat}`}>{t('footer.socialChat')}</Outside> },
    shop.phone ? { key: 'phone', link: <a href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}>{shop.phone}</a> } : null,
    shop.email ? { key: 'mail', link: <a href={`mailto:${shop.email}`}>{shop.email}</a> } : null,
  ]
  return ways.filter((way) => way !== null)
}

/** Where the shop can be followed. */
export function useNetworks(): readonly Way[] {
  const { socials } = useShop().shop
  return Object.entries(NETWORKS).flatMap(([network, name]) => {
    const href = socials[network as SocialNetwork]
    return href ? [{ key: network, link: <Outside href={href}>{name}</Outside> }] : []
  })
}
