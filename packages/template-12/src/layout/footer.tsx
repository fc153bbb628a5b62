import {
  AffiliationList,
  FooterFold,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkFold,
  NewsletterForm,
  PageItems,
  PolicyFold,
  SchemeSwitch,
  usePageLinks,
  useShop,
  WayFold,
} from '@store/template-kit'
import { Address } from '../parts/address.tsx'
import { useWords } from '../words.ts'
import { NewsletterCard } from './newsletter-card.tsx'

/** The newsletter form, and five centred lines of links, which are folded on phones. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, branches } = useShop()
  const pages = usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact')
  return (
    <footer className="footer frame">
      {!isOneForm(screen) && (
        <NewsletterCard title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm />
        </NewsletterCard>
      )}
      <p className="footer-name">
        {shop.name}
        {shop.city && <span className="muted">{shop.city}</span>}
      </p>
      {screen !== 'Home' && branches.length > 0 && (
        <FooterFold title={t('footer.visitUs')} heading={null}>
          <ul className="addresses">
            {branches.slice(0, 2).map((branch) => (
              <Address key={branch.id} branch={branch} />
            ))}
          </ul>
        </FooterFold>
      )}
      {screen !== 'Home' && screen !== 'Contact' && (
        <WayFold heading={null} listClassName="links" linkClassName="link" />
      )}
      <nav aria-label={t('footer.sections')}>
        <FooterFold title={t('footer.sections')} heading={null}>
          <ul className="footer-line">
            <PageItems pages={pages} />
          </ul>
        </FooterFold>
        <PolicyFold heading={null} listClassName="footer-line" />
      </nav>
      <NetworkFold heading={null} listClassName="footer-line" />
      <AffiliationList aria-labelledby="affiliations" listClassName="footer-line">
        <h2 id="affiliations" className="muted">
          {t('footer.affiliations')}
        </h2>
      </AffiliationList>
      <SchemeSwitch className="muted" />
      <MadeWith className="muted" />
    </footer>
  )
}
