import {
  AffiliationSign,
  isOneForm,
  type LayoutProps,
  Link,
  NewsletterForm,
  Outside,
  useNetworks,
  usePolicyLinks,
  useSettings,
  useShop,
} from '@store/template-kit'
import { ReaderCard } from './reader-card.tsx'
import type { Settings } from './settings.ts'
import { Ways } from './ways.tsx'
import { useWords } from './words.ts'

/** The reader's card, and a colophon: one paragraph and its links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, branches, affiliations, platform } = useShop()
  const policies = usePolicyLinks()
  const networks = useNetworks()
  const { watermark, description } = useSettings<Settings>()
  const about = description || shop.description
  return (
    <footer className="footer">
      {!isOneForm(screen) && screen !== 'Error' && (
        <ReaderCard title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="reader-form" />
        </ReaderCard>
      )}
      <div className="colophon">
        <p className="colophon-words">
          <strong>{shop.name}</strong>
          {shop.city && ` · ${shop.city}`}
          {about && ` — ${about}`}
        </p>
        {screen !== 'Contact' && branches.length > 0 && (
          <ul className="colophon-places" aria-label={t('footer.visitUs')}>
            {branches.slice(0, 2).map(({ id, name, address, hours }) => (
              <li key={id}>
                {name && <em>{`${name}: `}</em>}
                {address}
                {hours && `. ${hours}`}
              </li>
            ))}
          </ul>
        )}
        {screen !== 'Contact' && <Ways className="colophon-links" />}
        {policies.length > 0 && (
          <nav aria-label={t('footer.legal')}>
            <ul className="colophon-links">
              {policies.map(({ key, name, href }) => (
                <li key={key}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {networks.length > 0 && (
          <ul className="colophon-links" aria-label={t('footer.followUs')}>
            {networks.map(({ key, name, href }) => (
              <li key={key}>
                <Outside href={href}>{name}</Outside>
              </li>
            ))}
          </ul>
        )}
        {affiliations.length > 0 && (
          <section aria-labelledby="affiliations">
            <h2 id="affiliations" className="quiet">
              {t('footer.affiliations')}
            </h2>
            <ul className="colophon-links">
              {affiliations.map((affiliation) => (
                <li key={affiliation.id}>
                  <AffiliationSign {...affiliation} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {watermark && <p className="quiet">{t('footer.madeWith', { name: platform.name })}</p>}
      </div>
    </footer>
  )
}
