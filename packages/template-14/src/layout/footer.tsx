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
  useAbout,
  useMark,
  usePageLinks,
  useShop,
  WayFold,
} from '@store/template-kit'
import { useWords } from '../words.ts'
import { NewsletterCard } from './newsletter-card.tsx'

/** The newsletter form, and a paragraph about the shop with its links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, branches } = useShop()
  const pages = usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact')
  const about = useAbout()
  const mark = useMark()
  return (
    <footer className="footer">
      {!isOneForm(screen) && screen !== 'Error' && (
        <NewsletterCard title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="reader-form" />
        </NewsletterCard>
      )}
      <div className="colophon">
        <p className="colophon-words" {...mark('description')}>
          <strong>{shop.name}</strong>
          {shop.city && ` · ${shop.city}`}
          {about && ` — ${about}`}
        </p>
        {screen !== 'Contact' && branches.length > 0 && (
          <FooterFold title={t('footer.visitUs')} heading={null}>
            <ul className="colophon-places">
              {branches.slice(0, 2).map(({ id, name, address, hours }) => (
                <li key={id}>
                  {name && <em>{t('label.of', { label: name, name: '' })}</em>}
                  {address}
                  {hours && `. ${hours}`}
                </li>
              ))}
            </ul>
          </FooterFold>
        )}
        {screen !== 'Contact' && <WayFold heading={null} listClassName="colophon-links" linkClassName="link" />}
        <nav aria-label={t('footer.sections')}>
          <FooterFold title={t('footer.sections')} heading={null}>
            <ul className="colophon-links">
              <PageItems pages={pages} />
            </ul>
          </FooterFold>
          <PolicyFold heading={null} listClassName="colophon-links" />
        </nav>
        <NetworkFold heading={null} listClassName="colophon-links" />
        <AffiliationList aria-labelledby="affiliations" listClassName="colophon-links">
          <h2 id="affiliations" className="muted">
            {t('footer.affiliations')}
          </h2>
        </AffiliationList>
        <SchemeSwitch className="muted" />
        <MadeWith className="muted" />
      </div>
    </footer>
  )
}
