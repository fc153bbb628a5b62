import { type Branch, chatDigits, type SocialNetwork } from '@store/core'
import type { ReactNode } from 'react'
import { ChatLink } from '../commerce/chat.tsx'
import { Link } from '../host.tsx'
import { VisuallyHidden } from '../parts/visually-hidden.tsx'
import type { CommonSettings } from '../settings.ts'
import { usePaths, useSettings, useShop, useT } from '../shop-context.tsx'

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
  const { shop, branches, policyKinds, platform } = useShop()
  const { watermark } = useSettings<Partial<CommonSettings>>()
  const canChat = chatDigits(shop.chatNumber) !== null
  const hasContact = canChat || shop.phone || shop.email
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
                <li key={kind}>{t(`policy.${kind}`)}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {watermark && <p className="footer-mark">{t('footer.madeWith', { name: platform.name })}</p>}
    </footer>
  )
}

function Place({ branch }: { readonly branch: Branch }) {
  const t = useT()
  const map = `https://www.google.com/maps/search/?api=1&query=${branch.latitude},${branch.longitude}`
  return (
    <li>
      {branch.name && <p>{branch.name}</p>}
      <p>{branch.address}</p>
      {branch.hours && (
        <p>
          <VisuallyHidden>{`${t('footer.hours')}: `}</VisuallyHidden>
          {branch.hours}
        </p>
      )}
      <Outside href={map}>{t('footer.directions')}</Outside>
    </li>
  )
}

const Item = (props: { readonly href: string; readonly children: ReactNode }) => (
  <li>
    <Link href={props.href}>{props.children}</Link>
  </li>
)

function Outside(props: { readonly href: string; readonly children: ReactNode }) {
  const t = useT()
  return (
    <a href={props.href} target="_blank" rel="noopener noreferrer">
      {props.children}
      <VisuallyHidden>{` (${t('footer.newTab')})`}</VisuallyHidden>
    </a>
  )
}
