import { chatDigits, type SocialNetwork } from '@store/core'
import { ChatLink, useShop } from '@store/template-kit'
import { Outside } from './place.tsx'
import { useWords } from './words.ts'

const NETWORKS: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}

/** Whether a shop can be written to at all. */
export function useCanWrite(): boolean {
  const { shop, socialChat } = useShop()
  return Boolean(chatDigits(shop.chatNumber) || socialChat || shop.email || shop.phone)
}

/** Chat, social chat, mail, telephone: what the shop has of them. */
export function WaysToWrite() {
  const { shop, socialChat } = useShop()
  const t = useWords()
  return (
    <ul>
      {chatDigits(shop.chatNumber) && (
        <li>
          <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('footer.chat')}</ChatLink>
        </li>
      )}
      {socialChat && (
        <li>
          <Outside href={`https://m.me/${socialChat}`}>{t('footer.socialChat')}</Outside>
        </li>
      )}
      {shop.email && (
        <li>
          <a href={`mailto:${shop.email}`}>{shop.email}</a>
        </li>
      )}
      {shop.phone && (
        <li>
          <a href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>{shop.phone}</a>
        </li>
      )}
    </ul>
  )
}

/** Where the shop can be followed, in a row. */
export function Networks() {
  const { socials } = useShop().shop
  return (
    <ul>
      {Object.entries(NETWORKS).map(([network, name]) => {
        const href = socials[network as SocialNetwork]
        return (
          href && (
            <li key={network}>
              <Outside href={href}>{name}</Outside>
            </li>
          )
        )
      })}
    </ul>
  )
}
