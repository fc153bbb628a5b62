import type { ReactNode } from 'react'
import { imageUrl } from '../commerce/image.ts'
import { NewsletterForm } from '../commerce/newsletter-form.tsx'
import { Outside, useNetworks, useWays } from '../commerce/ways.tsx'
import { Link } from '../host.tsx'
import type { CommonSettings } from '../settings.ts'
import { usePaths, useSettings, useShop, useT } from '../shop-context.tsx'
import { Place } from './place.tsx'

export function Footer() {
  const t = useT()
  const paths = usePaths()
  const { shop, branches, policyKinds, platform, affiliations, hasArticles, hasMarketplace } = useShop()
  const { watermark } = useSettings<Partial<CommonSettings>>()
  const ways = useWays()
  const networks = useNetworks()
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
        {ways.length > 0 && (
          <section>
            <h2>{t('nav.contact')}</h2>
            <ul>
              {ways.map(({ key, link }) => (
                <li key={key}>{link()}</li>
              ))}
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
        {networks.length > 0 && (
          <section>
            <h2>{t('footer.followUs')}</h2>
            <ul>
              {networks.map(({ key, name, href }) => (
                <li key={key}>
                  <Outside href={href}>{name}</Outside>
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
