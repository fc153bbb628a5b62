import { chatDigits, type SocialNetwork } from '@store/core'
import type { ReactNode } from 'react'
import { ChatLink } from '../commerce/chat.tsx'
import { imageUrl } from '../commerce/image.ts'
import { NewsletterForm } from '../commerce/newsletter-form.tsx'
import { Link } from '../host.tsx'
import type { CommonSettings } from '../settings.ts'
import { usePaths, useSettings, useShop, useT } from '../shop-context.tsx'
import { Outside, Place } from './place.tsx'

const NETWORKS: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}

export function Footer() {
  const t = useT()
  const paths = usePaths()
  const { shop, branches, policyKinds, platform, affiliations, hasArticles, hasMarketplace, socialChat } = useShop()
  const { watermark } = useSettings<Partial<CommonSettings>>()
  const canChat = chatDigits(shop.chatNumber) !== null
  const hasContact = canChat || socialChat || shop.phone || shop.email
  const socials = Object.entries(NETWORKS).filter(([network]) => shop.socials[network as SocialNetwork])
  return (
    <footer className="footer">
      <div className="footer-columns">
        <section>
          <h2>{shop.name}</h2>
          {shop.description && <p>{shop.description}</p>}
          {shop.city && <p>{shop.city}</p>}
        </section>
        <nav aria-label={t('footer.sections')}>
          <h2>{t('footer.sections')}</h2>
          <ul>
            <Item href={paths.home()}>{t('nav.home')}</Item>
            <Item href={paths.catalog()}>{t('nav.allProducts')}</Item>
            <Item href={paths.cart()}>{t('nav.cart')}</Item>
            <Item href={paths.tracking()}>{t('nav.tracking')}</Item>
            {hasArticles && <Item href={paths.blog()}>{t('nav.blog')}</Item>}
            {hasMarketplace && <Item href={paths.marketplace()}>{t('marketplace.title')}</Item>}
            <Item href={paths.contact()}>{t('nav.contact')}</Item>
          </ul>
        </nav>
        {hasContact && (
          <section>
            <h2>{t('nav.contact')}</h2>
            <ul>
              {canChat && (
                <li>
                  <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('footer.chat')}</ChatLink>
                </li>
              )}
              {socialChat && (
                <li>
                  <Outside href={`https://m.me/${socialChat}`}>{t('footer.socialChat')}</Outside>
                </li>
              )}
              {shop.phone && <Item href={`tel:${shop.phone.replace(/[^\d+]/g, '')}`}>{shop.phone}</Item>}
              {shop.email && <Item href={`mailto:${shop.email}`}>{shop.email}</Item>}
            </ul>
          </section>
        )}
        {branches.length > 0 && (
          <section>
            <h2>{t('footer.visitUs')}</h2>
            <ul>
              {branches.slice(0, 3).map((branch) => (
                <Place key={branch.id} branch={branch} />
              ))}
            </ul>
          </section>
        )}
        {socials.length > 0 && (
          <section>
            <h2>{t('footer.followUs')}</h2>
            <ul>
              {socials.map(([network, name]) => (
                <li key={network}>
                  <Outside href={shop.socials[network as SocialNetwork] ?? ''}>{name}</Outside>
                </li>
              ))}
            </ul>
          </section>
        )}
        {policyKinds.length > 0 && (
          <section>
            <h2>{t('footer.legal')}</h2>
            <ul>
              {policyKinds.map((kind) => (
                <Item key={kind} href={paths.policy(kind)}>
                  {t(`policy.${kind}`)}
                </Item>
              ))}
              <Item href={paths.terms()}>{t('footer.privacyTerms')}</Item>
            </ul>
          </section>
        )}
        <section className="footer-newsletter">
          <h2>{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
          <NewsletterForm className="newsletter" />
        </section>
      </div>
      {affiliations.length > 0 && (
        <section className="affiliations">
          <h2>{t('footer.affiliations')}</h2>
          <ul>
            {affiliations.map(({ id, name, logo }) => (
              <li key={id}>{logo ? <img src={imageUrl(logo, 160)} alt={name} height={40} loading="lazy" /> : name}</li>
            ))}
          </ul>
        </section>
      )}
      {watermark && <p className="footer-mark">{t('footer.madeWith', { name: platform.name })}</p>}
    </footer>
  )
}

const Item = (props: { readonly href: string; readonly children: ReactNode }) => (
  <li>
    <Link href={props.href}>{props.children}</Link>
  </li>
)
