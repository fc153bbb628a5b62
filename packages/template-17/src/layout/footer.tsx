import {
  AffiliationSign,
  FooterFold,
  isOneForm,
  type LayoutProps,
  Link,
  MadeWith,
  NewsletterForm,
  Outside,
  SchemeSwitch,
  useAbout,
  useContactLinks,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { BranchCell } from '../parts/branch-cell.tsx'
import { useWords } from '../words.ts'

/** The newsletter form, and a table of links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const newsletterTitle = <h2>{t('newsletter.title')}</h2>
  return (
    <footer className="foot">
      {!isOneForm(screen) && (
        <FooterFold
          title={t('newsletter.title')}
          summary={newsletterTitle}
          heading={newsletterTitle}
          className="foot-news"
        >
          <p>{t('newsletter.text')}</p>
          <NewsletterForm />
        </FooterFold>
      )}
      <FootTable />
      <SchemeSwitch className="foot-mark" />
      <MadeWith className="foot-mark" />
    </footer>
  )
}

function FootTable() {
  const t = useWords()
  const { shop, branches, affiliations } = useShop()
  const pages = usePageLinks('home', 'catalog', 'promotions', 'blog', 'marketplace', 'cart', 'tracking', 'contact')
  const policies = usePolicyLinks()
  const linkItems = (links: typeof pages | typeof policies) =>
    links.map(({ key, name, href }) => (
      <Link key={key} href={href}>
        {name}
      </Link>
    ))
  const rows: readonly (readonly [name: string, cells: readonly ReactNode[]])[] = [
    [shop.name, [useAbout(), shop.city].filter(Boolean).map((text) => <span key={text}>{text}</span>)],
    [t('footer.shop'), linkItems(pages)],
    [t('footer.help'), useContactLinks().map(({ key, link }) => <span key={key}>{link()}</span>)],
    [t('footer.visitUs'), branches.slice(0, 2).map((branch) => <BranchCell key={branch.id} branch={branch} />)],
    [
      t('footer.followUs'),
      useNetworks().map(({ key, name, href }) => (
        <Outside key={key} href={href}>
          {name}
        </Outside>
      )),
    ],
    [t('footer.legal'), linkItems(policies)],
    [
      t('footer.affiliations'),
      affiliations.map((each) => (
        <span key={each.id}>
          <AffiliationSign {...each} />
        </span>
      )),
    ],
  ]
  return (
    <>
      {rows.map(
        ([name, cells]) =>
          cells.length > 0 && (
            <FooterFold key={name} title={name} className="foot-row">
              <div className="foot-cells">{cells}</div>
            </FooterFold>
          ),
      )}
    </>
  )
}
