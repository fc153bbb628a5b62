import {
  AffiliationList,
  FooterFold,
  imageUrl,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkFold,
  NewsletterForm,
  PageItems,
  PolicyFold,
  SchemeSwitch,
  ShopName,
  useAbout,
  useMark,
  usePageLinks,
  useShop,
  WayItems,
} from '@store/template-kit'
import { Address } from '../parts/address.tsx'
import { NewsletterSlab } from '../parts/newsletter-slab.tsx'
import { useWords } from '../words.ts'
import { useMenuLinks } from './menu-links.ts'

/** The newsletter form on the accent colour, then links in white on black. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, logo, branches } = useShop()
  const about = useAbout()
  const mark = useMark()
  return (
    <footer className="footer">
      {!isOneForm(screen) && (
        <NewsletterSlab title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="message-form" />
        </NewsletterSlab>
      )}
      <div className="footer-ground">
        <div className="footer-columns inset">
          <div className="footer-shop">
            {logo && <img src={imageUrl(logo.src, 160)} alt="" width={72} height={72} loading="lazy" />}
            <p className="brand">
              <ShopName />
            </p>
            {about && (
              <p className="about" {...mark('description')}>
                {about}
              </p>
            )}
            {shop.city && <p className="muted">{shop.city}</p>}
          </div>
          <Links />
          {branches.length > 0 && (
            <FooterFold title={t('footer.visitUs')}>
              <ul className="places">
                {branches.slice(0, 2).map((branch) => (
                  <Address key={branch.id} branch={branch} />
                ))}
              </ul>
            </FooterFold>
          )}
          <AffiliationList className="affiliations">
            <h2>{t('footer.affiliations')}</h2>
          </AffiliationList>
          <SchemeSwitch className="muted" />
          <MadeWith className="muted" />
        </div>
      </div>
    </footer>
  )
}

/** Groups of links: pages, contact channels, policies, networks. */
function Links() {
  const t = useWords()
  const links = useMenuLinks()
  const pages = [...usePageLinks('home'), ...links.shop, ...usePageLinks('cart')]
  return (
    <>
      <FooterFold title={t('footer.shop')} as="nav">
        <ul>
          <PageItems pages={pages} />
        </ul>
      </FooterFold>
      <FooterFold title={t('footer.help')} as="nav">
        <ul>
          <PageItems pages={links.help} />
          <WayItems />
        </ul>
      </FooterFold>
      <PolicyFold as="nav" />
      <NetworkFold as="nav" />
    </>
  )
}
