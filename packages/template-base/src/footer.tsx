import {
  AffiliationList,
  MadeWith,
  NetworkItems,
  NewsletterForm,
  PageItems,
  SchemeSwitch,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  useT,
  useWays,
  WayItems,
} from '@store/template-kit'
import { Place } from './place.tsx'

export function Footer() {
  const t = useT()
  const { shop, branches } = useShop()
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
            <PageItems pages={pages} />
          </ul>
        </nav>
        {ways.length > 0 && (
          <section>
            <h2>{t('nav.contact')}</h2>
            <ul>
              <WayItems />
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
              <NetworkItems />
            </ul>
          </section>
        )}
        {policies.length > 0 && (
          <section>
            <h2>{t('footer.legal')}</h2>
            <ul>
              <PageItems pages={policies} />
            </ul>
          </section>
        )}
        <section className="footer-newsletter">
          <h2>{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
          <NewsletterForm className="newsletter" />
        </section>
      </div>
      <AffiliationList className="affiliations">
        <h2>{t('footer.affiliations')}</h2>
      </AffiliationList>
      <SchemeSwitch className="footer-mark" />
      <MadeWith className="footer-mark" />
    </footer>
  )
}
