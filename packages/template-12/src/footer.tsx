import {
  AffiliationList,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkList,
  NewsletterForm,
  PageItems,
  SchemeSwitch,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  WayList,
} from '@store/template-kit'
import { Address } from './address.tsx'
import { NewsletterCard } from './newsletter-card.tsx'
import { useWords } from './words.ts'

/** The newsletter form, and five centred lines of links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, branches } = useShop()
  const pages = usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact')
  const policies = usePolicyLinks()
  return (
    <footer className="footer frame">
      {!isOneForm(screen) && (
        <NewsletterCard title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="invitation-form" />
        </NewsletterCard>
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
      {screen !== 'Home' && screen !== 'Contact' && <WayList className="ways" linkClassName="under" />}
      <nav aria-label={t('footer.sections')}>
        {[pages, policies].map(
          (links) =>
            links.length > 0 && (
              <ul key={links[0]?.key} className="footer-line">
                <PageItems pages={links} />
              </ul>
            ),
        )}
      </nav>
      {useNetworks().length > 0 && (
        <section>
          <h2 className="quiet">{t('footer.followUs')}</h2>
          <NetworkList className="footer-line" />
        </section>
      )}
      <AffiliationList aria-labelledby="affiliations" listClassName="footer-line">
        <h2 id="affiliations" className="quiet">
          {t('footer.affiliations')}
        </h2>
      </AffiliationList>
      <SchemeSwitch className="quiet" />
      <MadeWith className="quiet" />
    </footer>
  )
}
