import {
  AffiliationList,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkList,
  NewsletterForm,
  PageItems,
  SchemeSwitch,
  useAbout,
  useMark,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  WayList,
} from '@store/template-kit'
import { NewsletterCard } from './newsletter-card.tsx'
import { useWords } from './words.ts'

/** The newsletter form, and a paragraph about the shop with its links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, branches } = useShop()
  const pages = usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact')
  const policies = usePolicyLinks()
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
          <ul className="colophon-places" aria-label={t('footer.visitUs')}>
            {branches.slice(0, 2).map(({ id, name, address, hours }) => (
              <li key={id}>
                {name && <em>{t('label.of', { label: name, name: '' })}</em>}
                {address}
                {hours && `. ${hours}`}
              </li>
            ))}
          </ul>
        )}
        {screen !== 'Contact' && <WayList className="colophon-links" linkClassName="under" />}
        <nav aria-label={t('footer.sections')}>
          <ul className="colophon-links">
            <PageItems pages={pages} />
          </ul>
          <ul className="colophon-links">
            <PageItems pages={policies} />
          </ul>
        </nav>
        {useNetworks().length > 0 && (
          <section>
            <h2 className="quiet">{t('footer.followUs')}</h2>
            <NetworkList className="colophon-links" />
          </section>
        )}
        <AffiliationList aria-labelledby="affiliations" listClassName="colophon-links">
          <h2 id="affiliations" className="quiet">
            {t('footer.affiliations')}
          </h2>
        </AffiliationList>
        <SchemeSwitch className="quiet" />
        <MadeWith className="quiet" />
      </div>
    </footer>
  )
}
