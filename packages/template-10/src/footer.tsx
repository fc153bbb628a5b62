import { chatDigits, type SocialNetwork } from '@store/core'
import {
  ChatLink,
  imageUrl,
  type LayoutProps,
  Link,
  NewsletterForm,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { useShelf } from './age.tsx'
import { Outside } from './outside.tsx'
import { Place } from './place.tsx'
import { Postcard } from './postcard.tsx'
import type { Settings } from './settings.ts'
import { Toy } from './toy.tsx'
import { useWords } from './words.ts'

/** Screens that are about nothing but one form. */
const ALONE: readonly LayoutProps['screen'][] = ['Checkout', 'Newsletter', 'Subscription', 'Closed']
const NETWORKS: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}
/** Names whose toys stand on the shelf, one of each. */
const ON_SHELF = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** A postcard, then the shelf the toys are put back on, and under it everything else of the shop. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, logo, branches, affiliations, platform } = useShop()
  const { watermark, description } = useSettings<Settings>()
  const about = description || shop.description
  return (
    <footer className="footer">
      {!ALONE.includes(screen) && (
        <div className="frame section">
          <Postcard title={t('newsletter.title')} text={t('newsletter.text')}>
            <NewsletterForm className="letter-form" />
          </Postcard>
        </div>
      )}
      <div className="frame toy-shelf" aria-hidden="true">
        {logo && <img src={imageUrl(logo.src, 160)} alt="" width={96} height={96} loading="lazy" />}
        {ON_SHELF.map((name, index) => (
          <span key={name} data-block={index + 1}>
            <Toy name={name} />
          </span>
        ))}
      </div>
      <div className="footer-ground">
        <div className="frame footer-columns">
          <div className="footer-shop">
            <p className="brand">{shop.name}</p>
            {about && <p>{about}</p>}
            {shop.city && <p className="small">{shop.city}</p>}
          </div>
          <Links />
          {branches.length > 0 && (
            <section>
              <h2 className="footer-title">{t('footer.visitUs')}</h2>
              <ul className="places">
                {branches.slice(0, 2).map((branch) => (
                  <Place key={branch.id} branch={branch} />
                ))}
              </ul>
            </section>
          )}
          {affiliations.length > 0 && (
            <section className="affiliations">
              <h2 className="footer-title">{t('footer.affiliations')}</h2>
              <ul>
                {affiliations.map(({ id, name, logo: sign }) => (
                  <li key={id}>
                    {sign ? <img src={imageUrl(sign, 160)} alt={name} height={40} loading="lazy" /> : name}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {watermark && <p className="small">{t('footer.madeWith', { name: platform.name })}</p>}
        </div>
      </div>
    </footer>
  )
}

function Links() {
  const t = useWords()
  const paths = usePaths()
  const shelf = useShelf()
  const { shop, policyKinds, hasArticles, hasMarketplace, socialChat } = useShop()
  const networks = Object.entries(NETWORKS).flatMap(([network, name]) => {
    const href = shop.socials[network as SocialNetwork]
    return href ? [{ name, href }] : []
  })
  const hasChat = chatDigits(shop.chatNumber) !== null
  return (
    <>
      <List title={t('footer.shop')}>
        <Link href={shelf()}>{t('nav.allProducts')}</Link>
        {hasArticles && <Link href={paths.blog()}>{t('nav.blog')}</Link>}
        {hasMarketplace && <Link href={paths.marketplace()}>{t('marketplace.title')}</Link>}
        <Link href={paths.cart()}>{t('nav.cart')}</Link>
      </List>
      <List title={t('footer.help')}>
        <Link href={paths.tracking()}>{t('nav.tracking')}</Link>
        <Link href={paths.contact()}>{t('nav.contact')}</Link>
        {hasChat && <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('footer.chat')}</ChatLink>}
        {socialChat !== null && <Outside href={`https://m.me/${socialChat}`}>{t('footer.socialChat')}</Outside>}
        {shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>}
        {shop.phone && <a href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}>{shop.phone}</a>}
      </List>
      {policyKinds.length > 0 && (
        <List title={t('footer.legal')}>
          {policyKinds.map((kind) => (
            <Link key={kind} href={paths.policy(kind)}>
              {t(`policy.${kind}`)}
            </Link>
          ))}
          <Link href={paths.terms()}>{t('footer.privacyTerms')}</Link>
        </List>
      )}
      {networks.length > 0 && (
        <List title={t('footer.followUs')}>
          {networks.map(({ name, href }) => (
            <Outside key={name} href={href}>
              {name}
            </Outside>
          ))}
        </List>
      )}
    </>
  )
}

const List = ({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) => (
  <nav aria-label={title}>
    <h2 className="footer-title">{title}</h2>
    <ul>
      {children.flat().map((link, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: links that never change places
        link ? <li key={index}>{link}</li> : null,
      )}
    </ul>
  </nav>
)
