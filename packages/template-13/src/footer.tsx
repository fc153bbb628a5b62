import {
  AffiliationList,
  imageUrl,
  isOneForm,
  type LayoutProps,
  LinkNav,
  MadeWith,
  NetworkItems,
  NewsletterForm,
  type PageLink,
  SchemeSwitch,
  useAbout,
  useMark,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  WayItems,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Address } from './address.tsx'
import { useMenuLinks } from './menu-links.ts'
import { NewsletterSlab } from './newsletter-slab.tsx'
import { useWords } from './words.ts'

/** The newsletter form on the accent colour, then links in white on black. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, logo, branches } = useShop()
  const about = useAbout()
  const mark = useMark()
  return (
    <footer className="footer">
      {!isOneForm(screen) && (
        <NewsletterSlab title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="letter-form" />
        </NewsletterSlab>
      )}
      <div className="footer-ground">
        <div className="footer-columns inset">
          <div className="footer-shop">
            {logo && <img src={imageUrl(logo.src, 160)} alt="" width={72} height={72} loading="lazy" />}
            <p className="brand">{shop.name}</p>
            {about && <p {...mark('description')}>{about}</p>}
            {shop.city && <p className="small">{shop.city}</p>}
          </div>
          <Links />
          {branches.length > 0 && (
            <section>
              <h2 className="footer-title">{t('footer.visitUs')}</h2>
              <ul className="places">
                {branches.slice(0, 2).map((branch) => (
                  <Address key={branch.id} branch={branch} />
                ))}
              </ul>
            </section>
          )}
          <AffiliationList className="affiliations">
            <h2 className="footer-title">{t('footer.affiliations')}</h2>
          </AffiliationList>
          <SchemeSwitch className="small" />
          <MadeWith className="small" />
        </div>
      </div>
    </footer>
  )
}

/** A row of links each for pages, ways to reach the shop, policies, networks. */
function Links() {
  const t = useWords()
  const links = useMenuLinks()
  const policies = usePolicyLinks()
  const networks = useNetworks()
  const row = (title: string, pages: readonly PageLink[], more?: ReactNode) => (
    <LinkNav title={title} titleClassName="footer-title" pages={pages}>
      {more}
    </LinkNav>
  )
  return (
    <>
      {row(t('footer.shop'), [...usePageLinks('home'), ...links.shop, ...usePageLinks('cart')])}
      {row(t('footer.help'), links.help, <WayItems />)}
      {policies.length > 0 && row(t('footer.legal'), policies)}
      {networks.length > 0 && row(t('footer.followUs'), [], <NetworkItems />)}
    </>
  )
}
