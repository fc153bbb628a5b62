import {
  AffiliationList,
  BranchFold,
  FooterFold,
  MadeWith,
  NetworkFold,
  NewsletterForm,
  PageFold,
  PolicyFold,
  SchemeSwitch,
  usePageLinks,
  useShop,
  useT,
  WayFold,
} from '@store/template-kit'
import { Place } from './place.tsx'

export function Footer() {
  const t = useT()
  const { shop } = useShop()
  const pages = usePageLinks('home', 'catalog', 'cart', 'tracking', 'blog', 'marketplace', 'contact')
  return (
    <footer className="footer">
      <div className="footer-columns">
        <section>
          <h2>{shop.name}</h2>
          {shop.description && <p>{shop.description}</p>}
          {shop.city && <p>{shop.city}</p>}
        </section>
        <PageFold title={t('footer.sections')} as="nav" pages={pages} />
        <WayFold />
        <BranchFold Item={Place} most={3} />
        <NetworkFold />
        <PolicyFold />
        <FooterFold title={t('newsletter.title')} className="footer-newsletter">
          <p>{t('newsletter.text')}</p>
          <NewsletterForm className="newsletter" />
        </FooterFold>
      </div>
      <AffiliationList className="affiliations">
        <h2>{t('footer.affiliations')}</h2>
      </AffiliationList>
      <SchemeSwitch className="footer-mark" />
      <MadeWith className="footer-mark" />
    </footer>
  )
}
