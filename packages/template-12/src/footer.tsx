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
import { Address } from './address.tsx'
import { Invitation } from './invitation.tsx'
import type { Settings } from './settings.ts'
import { Ways } from './ways.tsx'
import { useWords } from './words.ts'

/** Screens that are about nothing but one form. */
const ALONE: readonly LayoutProps['screen'][] = ['Checkout', 'Newsletter', 'Subscription', 'Closed']

/** An invitation, and five lines in the middle of the page. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { shop, branches, affiliations, policyKinds, hasArticles, hasMarketplace, platform } = useShop()
  const networks = useNetworks()
  const { watermark } = useSettings<Settings>()
  return (
    <footer className="footer frame">
      {!ALONE.includes(screen) && (
        <Invitation title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="invitation-form" />
        </Invitation>
      )}
      <p className="footer-name">
        {shop.name}
        {shop.city && <span className="quiet">{shop.city}</span>}
      </p>
      {screen !== 'Home' && branches.length > 0 && (
        <ul className="addresses" aria-label={t('footer.visitUs')}>
          {branches.slice(0, 2).map((branch) => (
            <Address key={branch.id} branch={branch} />
          ))}
        </ul>
      )}
      {screen !== 'Home' && screen !== 'Contact' && <Ways className="ways" />}
      <nav aria-label={t('footer.sections')}>
        <ul className="footer-line">
          <li>
            <Link href={paths.catalog()}>{t('nav.allProducts')}</Link>
          </li>
          {hasArticles && (
            <li>
              <Link href={paths.blog()}>{t('nav.blog')}</Link>
            </li>
          )}
          {hasMarketplace && (
            <li>
              <Link href={paths.marketplace()}>{t('marketplace.title')}</Link>
            </li>
          )}
          <li>
            <Link href={paths.tracking()}>{t('nav.tracking')}</Link>
          </li>
          <li>
            <Link href={paths.contact()}>{t('nav.contact')}</Link>
          </li>
        </ul>
        <ul className="footer-line">
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
        <ul className="footer-line">
          {networks.map(({ key, name, href }) => (
            <li key={key}>
              <Outside href={href}>{name}</Outside>
            </li>
          ))}
        </ul>
      )}
      {affiliations.length > 0 && (
        <section className="affiliations" aria-labelledby="affiliations">
          <h2 id="affiliations" className="quiet">
            {t('footer.affiliations')}
          </h2>
          <ul className="footer-line">
            {affiliations.map(({ id, name, logo }) => (
              <li key={id}>{logo ? <img src={imageUrl(logo, 160)} alt={name} height={40} loading="lazy" /> : name}</li>
            ))}
          </ul>
        </section>
      )}
      {watermark && <p className="quiet">{t('footer.madeWith', { name: platform.name })}</p>}
    </footer>
  )
}
