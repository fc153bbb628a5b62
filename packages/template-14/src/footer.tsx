import {
  imageUrl,
  type LayoutProps,
  Link,
  NewsletterForm,
  Outside,
  useNetworks,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { ReaderCard } from './reader-card.tsx'
import type { Settings } from './settings.ts'
import { Ways } from './ways.tsx'
import { useWords } from './words.ts'

/** Screens that are about nothing but one form. */
const ALONE: readonly LayoutProps['screen'][] = ['Checkout', 'Newsletter', 'Subscription', 'Closed', 'Error']

/** The reader's card, and a colophon: one paragraph and its links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { shop, branches, affiliations, policyKinds, platform } = useShop()
  const networks = useNetworks()
  const { watermark, description } = useSettings<Settings>()
  const about = description || shop.description
  return (
    <footer className="footer">
      {!ALONE.includes(screen) && (
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
        <nav aria-label={t('footer.legal')}>
          <ul className="colophon-links">
            {policyKinds.map((kind) => (
              <li key={kind}>
                <Link href={paths.policy(kind)}>{t(`policy.${kind}`)}</Link>
              </li>
            ))}
            <li>
              <Link href={paths.terms()}>{t('footer.privacyTerms')}</Link>
            </li>
          </ul>
        </nav>
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
              {affiliations.map(({ id, name, logo }) => (
                <li key={id}>
                  {logo ? <img src={imageUrl(logo, 160)} alt={name} height={40} loading="lazy" /> : name}
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
