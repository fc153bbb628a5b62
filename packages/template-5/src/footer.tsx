import { type Branch, chatDigits } from '@store/core'
import { ChatLink, Link, usePaths, useSettings, useShop } from '@store/template-kit'
import type { CSSProperties, ReactNode } from 'react'
import { queryFor } from './catalog-links.ts'
import { mastheadFor } from './masthead.ts'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const

/** The colophon in up to four small columns, those that have something to say, and the wordmark cut by the edge of the paper. */
export function Footer() {
  const { shop, categories, branches, platform } = useShop()
  const { description, watermark } = useSettings<Settings>()
  const t = useWords()
  const paths = usePaths()
  const about = description || shop.description
  const networks = Object.entries(NETWORKS).flatMap(([network, name]) => {
    const href = shop.socials[network as keyof typeof NETWORKS]
    return href ? [{ href, name }] : []
  })
  const canChat = chatDigits(shop.chatNumber) !== null
  return (
    <footer className="colophon" style={{ '--chars': mastheadFor(shop.name).chars } as CSSProperties}>
      <div className="colophon-columns">
        {(about || branches.length > 0 || shop.city) && (
          <Column title={t('issue.colophon')}>
            {about && <p>{about}</p>}
            {branches.length > 0
              ? branches.map((branch) => <Place key={branch.id} branch={branch} />)
              : shop.city && <p>{shop.city}</p>}
          </Column>
        )}
        <Column title={t('issue.index')}>
          <ul>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Link href={paths.catalog(queryFor({ category: name }))}>{name}</Link>
              </li>
            ))}
            <li>
              <Link href={paths.catalog()}>{t('nav.allProducts')}</Link>
            </li>
          </ul>
        </Column>
        <Column title={t('issue.reader')}>
          <ul>
            <li>
              <Link href={paths.home()}>{t('nav.home')}</Link>
            </li>
            <li>
              <Link href={paths.cart()}>{t('nav.cart')}</Link>
            </li>
            <li>
              <Link href={paths.tracking()}>{t('nav.tracking')}</Link>
            </li>
          </ul>
        </Column>
        {(canChat || shop.email || shop.phone || networks.length > 0) && (
          <Column title={t('issue.letters')}>
            <ul>
              {canChat && (
                <li>
                  <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('footer.chat')}</ChatLink>
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
              {networks.map(({ href, name }) => (
                <li key={name}>
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </Column>
        )}
      </div>
      {watermark && <p className="colophon-note">{t('footer.madeWith', { name: platform.name })}</p>}
      <p className="colophon-mark" aria-hidden="true">
        {shop.name}
      </p>
    </footer>
  )
}

/** "10:00 a. m." is not torn apart by the end of a line. */
const together = (text: string) => text.replace(/(\d) ([ap])\. ?m\./gi, '$1\u00a0$2.\u00a0m.')

/** Name, address and hours, a line each. */
function Place({ branch: { name, address, hours } }: { readonly branch: Branch }) {
  return (
    <p>
      {[name, address, hours].filter(Boolean).map((line) => (
        <span key={line}>{line && together(line)} </span>
      ))}
    </p>
  )
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
