import {
  AffiliationList,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkList,
  NewsletterForm,
  PageItems,
  SchemeSwitch,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  useWays,
  WayList,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Address } from './address.tsx'
import { NewsletterCard } from './newsletter-card.tsx'
import { useWords } from './words.ts'

/** The newsletter form, and five centred lines of links, which are folded on phones. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, branches } = useShop()
  const pages = usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact')
  const policies = usePolicyLinks()
  const hasWays = useWays().length > 0
  return (
    <footer className="footer frame">
      {!isOneForm(screen) && (
        <NewsletterCard title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm />
        </NewsletterCard>
      )}
      <p className="footer-name">
        {shop.name}
        {shop.city && <span className="muted">{shop.city}</span>}
      </p>
      {screen !== 'Home' && branches.length > 0 && (
        <Group title={t('footer.visitUs')}>
          <ul className="addresses">
            {branches.slice(0, 2).map((branch) => (
              <Address key={branch.id} branch={branch} />
            ))}
          </ul>
        </Group>
      )}
      {screen !== 'Home' && screen !== 'Contact' && hasWays && (
        <Group title={t('nav.contact')}>
          <WayList className="links" linkClassName="link" />
        </Group>
      )}
      <nav aria-label={t('footer.sections')}>
        <Group title={t('footer.sections')}>
          <ul className="footer-line">
            <PageItems pages={pages} />
          </ul>
        </Group>
        {policies.length > 0 && (
          <Group title={t('footer.legal')}>
            <ul className="footer-line">
              <PageItems pages={policies} />
            </ul>
          </Group>
        )}
      </nav>
      {useNetworks().length > 0 && (
        <Group title={t('footer.followUs')}>
          <NetworkList className="footer-line" />
        </Group>
      )}
      <AffiliationList aria-labelledby="affiliations" listClassName="footer-line">
        <h2 id="affiliations" className="muted">
          {t('footer.affiliations')}
        </h2>
      </AffiliationList>
      <SchemeSwitch className="muted" />
      <MadeWith className="muted" />
    </footer>
  )
}

/** Links that are always shown on wide screens (`styles/footer.css`), and on phones once their title is pressed. */
const Group = (props: { readonly title: string; readonly children: ReactNode }) => (
  <details className="fold footer-fold">
    <summary>{props.title}</summary>
    {props.children}
  </details>
)
