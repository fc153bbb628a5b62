import { AffiliationSign } from '../commerce/affiliation-sign.tsx'
import { NewsletterForm } from '../commerce/newsletter-form.tsx'
import { usePageLinks, usePolicyLinks } from '../commerce/page-links.ts'
import { Outside, useNetworks, useWays } from '../commerce/ways.tsx'
import { Link } from '../host.tsx'
import type { CommonSettings } from '../settings.ts'
import { useSettings, useShop, useT } from '../shop-context.tsx'
import { Place } from './place.tsx'

export function Footer() {
  const t = useT()
  const { shop, branches, platform, affiliations } = useShop()
  const { watermark } = useSettings<Partial<CommonSettings>>()
  const pages = usePageLinks('home', 'catalog', 'cart', 'tracking', 'blog', 'marketplace', 'contact')
  const policies = usePolicyLinks()
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
            {pages.map(({ key, name, href }) => (
              <li key={key}>
                <Link href={href}>{name}</Link>
              </li>
            ))}
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
        {policies.length > 0 && (
          <section>
            <h2>{t('footer.legal')}</h2>
            <ul>
              {policies.map(({ key, name, href }) => (
                <li key={key}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
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
            {affiliations.map((affiliation) => (
              <li key={affiliation.id}>
                <AffiliationSign {...affiliation} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {watermark && <p className="footer-mark">{t('footer.madeWith', { name: platform.name })}</p>}
    </footer>
  )
}
