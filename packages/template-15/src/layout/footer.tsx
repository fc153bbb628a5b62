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
  ShopName,
  usePageLinks,
  useShop,
  WayFold,
} from '@store/template-kit'
import { Address } from '../parts/address.tsx'
import { SHOP_CLOTH } from '../parts/cloths.ts'
import { NewsletterSheet } from '../parts/newsletter-sheet.tsx'
import { ClothCut } from '../parts/weave.tsx'
import { useWords } from '../words.ts'

/** The newsletter form, the shop's pattern, and links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, branches } = useShop()
  return (
    <footer className="footer">
      {!isOneForm(screen) && (
        <div className="frame">
          <NewsletterSheet title={t('newsletter.title')} text={t('newsletter.text')}>
            <NewsletterForm />
          </NewsletterSheet>
        </div>
      )}
      <ClothCut from={SHOP_CLOTH} className="footer-band" />
      <div className="frame footer-columns">
        <div className="footer-shop">
          <p className="footer-name">
            <ShopName />
          </p>
          {shop.description && <p>{shop.description}</p>}
          {shop.city && <p className="muted">{shop.city}</p>}
          <AffiliationList aria-labelledby="affiliations" listClassName="links">
            <h2 id="affiliations" className="muted">
              {t('footer.affiliations')}
            </h2>
          </AffiliationList>
        </div>
        <Pages />
        <div className="footer-column">
          {screen !== 'Home' && screen !== 'Contact' && branches.length > 0 && (
            <FooterFold title={t('footer.visitUs')}>
              <ul className="addresses">
                {branches.slice(0, 2).map((branch) => (
                  <Address key={branch.id} branch={branch} />
                ))}
              </ul>
            </FooterFold>
          )}
          {screen !== 'Contact' && <WayFold listClassName="links" linkClassName="link" />}
          <NetworkFold listClassName="links" />
        </div>
      </div>
      <SchemeSwitch className="frame muted" />
      <MadeWith className="frame muted" />
    </footer>
  )
}

function Pages() {
  const t = useWords()
  const pages = usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact')
  return (
    <nav aria-label={t('footer.sections')} className="footer-column">
      <FooterFold title={t('footer.sections')}>
        <ul>
          <PageItems pages={pages} />
        </ul>
      </FooterFold>
      <PolicyFold />
    </nav>
  )
}
