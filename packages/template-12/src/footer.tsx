import {
  AffiliationSign,
  isOneForm,
  type LayoutProps,
  Link,
  NewsletterForm,
  Outside,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useSettings,
  useShop,
} from '@store/template-kit'
import { Address } from './address.tsx'
import { Invitation } from './invitation.tsx'
import type { Settings } from './settings.ts'
import { Ways } from './ways.tsx'
import { useWords } from './words.ts'

/** An invitation, and five lines in the middle of the page. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, branches, affiliations, platform } = useShop()
  const pages = usePageLinks('catalog', 'blog', 'marketplace', 'tracking', 'contact')
  const policies = usePolicyLinks()
  const networks = useNetworks()
  const { watermark } = useSettings<Settings>()
  return (
    <footer className="footer frame">
      {!isOneForm(screen) && (
        <Invitation title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="invitation-form" />
        </Invitation>
      )}
      <p className="footer-name">
        {shop.name}
        {shop.city && <span className="quiet">{shop.city}</span>}
      </p>
      {screen !== 'Home' && branches.length > 0 && (
        <ul className="addresses" aria-label={t('footer.visitUs')}>
          {branches.slice(0, 2).map((branch) => (
            <Address key={branch.id} branch={branch} />
          ))}
        </ul>
      )}
      {screen !== 'Home' && screen !== 'Contact' && <Ways className="ways" />}
      <nav aria-label={t('footer.sections')}>
        {[pages, policies].map(
          (links) =>
            links.length > 0 && (
              <ul key={links[0]?.key} className="footer-line">
                {links.map(({ key, name, href }) => (
                  <li key={key}>
                    <Link href={href}>{name}</Link>
                  </li>
                ))}
              </ul>
            ),
        )}
      </nav>
      {networks.length > 0 && (
        <ul className="footer-line">
          {networks.map(({ key, name, href }) => (
            <li key={key}>
              <Outside href={href}>{name}</Outside>
            </li>
          ))}
        </ul>
      )}
      {affiliations.length > 0 && (
        <section className="affiliations" aria-labelledby="affiliations">
          <h2 id="affiliations" className="quiet">
            {t('footer.affiliations')}
          </h2>
          <ul className="footer-line">
            {affiliations.map((affiliation) => (
              <li key={affiliation.id}>
                <AffiliationSign {...affiliation} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {watermark && <p className="quiet">{t('footer.madeWith', { name: platform.name })}</p>}
    </footer>
  )
}
