import {
  AffiliationList,
  FooterFold,
  MadeWith,
  NetworkFold,
  NewsletterForm,
  PageItems,
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
  const { shop, branches } = useShop()
  const pages = usePageLinks('home', 'catalog', 'cart', 'tracking', 'blog', 'marketplace', 'contact')
  return (
    <footer className="footer">
      <div className="footer-columns">
        <section>
          <h2>{shop.name}</h2>
          {shop.description && <p>{shop.description}</p>}
          {shop.city && <p>{shop.city}</p>}
        </section>
        <FooterFold title={t('footer.sections')} as="nav">
          <ul>
            <PageItems pages={pages} />
          </ul>
        </FooterFold>
        <WayFold />
        {branches.length > 0 && (
          <FooterFold title={t('footer.visitUs')}>
            <ul>
              {branches.slice(0, 3).map((branch) => (
                <Place key={branch.id} branch={branch} />
              ))}
            </ul>
          </FooterFold>
        )}
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
