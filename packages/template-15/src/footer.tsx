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
  WayList,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Address } from './address.tsx'
import { SHOP_CLOTH } from './cloths.ts'
import { NewsletterSheet } from './newsletter-sheet.tsx'
import { ClothCut } from './weave.tsx'
import { useWords } from './words.ts'

/** The newsletter form, the shop's pattern, and links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, branches } = useShop()
  return (
    <footer className="footer">
      {!isOneForm(screen) && (
        <div className="frame">
          <NewsletterSheet title={t('newsletter.title')} text={t('newsletter.text')}>
            <NewsletterForm className="thread-form" />
          </NewsletterSheet>
        </div>
      )}
      <ClothCut from={SHOP_CLOTH} className="footer-band" />
      <div className="frame footer-columns">
        <div className="footer-shop">
          <p className="footer-name">{shop.name}</p>
          {shop.description && <p>{shop.description}</p>}
          {shop.city && <p className="quiet">{shop.city}</p>}
          <AffiliationList aria-labelledby="affiliations" listClassName="line-of-links">
            <h2 id="affiliations" className="quiet">
              {t('footer.affiliations')}
            </h2>
          </AffiliationList>
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
          {screen !== 'Contact' && <WayList className="ways-list" linkClassName="under" />}
          {useNetworks().length > 0 && (
            <>
              <h2 className="follow">{t('footer.followUs')}</h2>
              <NetworkList className="line-of-links" />
            </>
          )}
        </Column>
      </div>
      <SchemeSwitch className="frame quiet" />
      <MadeWith className="frame quiet" />
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
  const pages = usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact')
  const policies = usePolicyLinks()
  return (
    <nav aria-label={t('footer.sections')} className="footer-column">
      <h2>{t('footer.sections')}</h2>
      <ul className="footer-pages">
        <PageItems pages={[...pages, ...policies]} />
      </ul>
    </nav>
  )
}
