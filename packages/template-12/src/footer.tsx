import {
  AffiliationList,
  BranchFold,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkFold,
  NewsletterForm,
  PageFold,
  PolicyFold,
  SchemeSwitch,
  usePageLinks,
  useShop,
  WayFold,
} from '@store/template-kit'
import { Address } from './address.tsx'
import { NewsletterCard } from './newsletter-card.tsx'
import { useWords } from './words.ts'

/** The newsletter form, and five centred lines of links, which are folded on phones. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop } = useShop()
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
      {screen !== 'Home' && <BranchFold heading={null} Item={Address} listClassName="addresses" />}
      {screen !== 'Home' && screen !== 'Contact' && (
        <WayFold heading={null} listClassName="links" linkClassName="link" />
      )}
      <nav aria-label={t('footer.sections')}>
        <PageFold title={t('footer.sections')} heading={null} pages={pages} listClassName="footer-line" />
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
