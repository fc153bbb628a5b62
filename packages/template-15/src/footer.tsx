import {
  AffiliationSign,
  isOneForm,
  type LayoutProps,
  Link,
  NewsletterForm,
  Outside,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useSettings,
  useShop,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Address } from './address.tsx'
import { SHOP_CLOTH } from './cloths.ts'
import type { Settings } from './settings.ts'
import { ThreadLetter } from './thread-letter.tsx'
import { Ways } from './ways.tsx'
import { Cut } from './weave.tsx'
import { useWords } from './words.ts'

/** A letter to be asked for, the cloth once more, and everything else one may look for. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, branches, platform } = useShop()
  const { watermark } = useSettings<Settings>()
  return (
    <footer className="footer">
      {!isOneForm(screen) && (
        <div className="frame">
          <ThreadLetter title={t('newsletter.title')} text={t('newsletter.text')}>
            <NewsletterForm className="thread-form" />
          </ThreadLetter>
        </div>
      )}
      <Cut from={SHOP_CLOTH} className="footer-band" />
      <div className="frame footer-columns">
        <div className="footer-shop">
          <p className="footer-name">{shop.name}</p>
          {shop.description && <p>{shop.description}</p>}
          {shop.city && <p className="quiet">{shop.city}</p>}
          <Affiliations />
        </div>
        <Pages />
        <Column title={t('footer.visitUs')}>
          {screen !== 'Home' && screen !== 'Contact' && branches.length > 0 && (
            <ul className="addresses">
              {branches.slice(0, 2).map((branch) => (
                <Address key={branch.id} branch={branch} />
              ))}
            </ul>
          )}
          {screen !== 'Contact' && <Ways className="ways-list" />}
          <Networks />
        </Column>
      </div>
      {watermark && <p className="frame quiet">{t('footer.madeWith', { name: platform.name })}</p>}
    </footer>
  )
}

const Column = (props: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={props.title} className="footer-column">
    <h2>{props.title}</h2>
    {props.children}
  </section>
)

function Pages() {
  const t = useWords()
  const pages = usePageLinks('catalog', 'blog', 'marketplace', 'tracking', 'contact')
  const policies = usePolicyLinks()
  return (
    <nav aria-label={t('footer.sections')} className="footer-column">
      <h2>{t('footer.sections')}</h2>
      <ul className="footer-pages">
        {[...pages, ...policies].map(({ key, name, href }) => (
          <li key={key}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Networks() {
  const networks = useNetworks()
  if (networks.length === 0) return null
  return (
    <ul className="line-of-links">
      {networks.map(({ key, name, href }) => (
        <li key={key}>
          <Outside href={href}>{name}</Outside>
        </li>
      ))}
    </ul>
  )
}

function Affiliations() {
  const t = useWords()
  const { affiliations } = useShop()
  if (affiliations.length === 0) return null
  return (
    <section aria-labelledby="affiliations">
      <h2 id="affiliations" className="quiet">
        {t('footer.affiliations')}
      </h2>
      <ul className="line-of-links">
        {affiliations.map((affiliation) => (
          <li key={affiliation.id}>
            <AffiliationSign {...affiliation} />
          </li>
        ))}
      </ul>
    </section>
  )
}
