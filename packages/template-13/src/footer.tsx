import {
  AffiliationList,
  imageUrl,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkItems,
  NewsletterForm,
  PageItems,
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
          <NewsletterForm className="message-form" />
        </NewsletterSlab>
      )}
      <div className="footer-ground">
        <div className="footer-columns inset">
          <div className="footer-shop">
            {logo && <img src={imageUrl(logo.src, 160)} alt="" width={72} height={72} loading="lazy" />}
            <p className="brand">{shop.name}</p>
            {about && <p {...mark('description')}>{about}</p>}
            {shop.city && <p className="muted">{shop.city}</p>}
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
          <SchemeSwitch className="muted" />
          <MadeWith className="muted" />
        </div>
      </div>
    </footer>
  )
}

/** Groups of links: pages, ways to reach the shop, policies, networks. */
function Links() {
  const t = useWords()
  const links = useMenuLinks()
  const policies = usePolicyLinks()
  const networks = useNetworks()
  const pages = [...usePageLinks('home'), ...links.shop, ...usePageLinks('cart')]
  return (
    <>
      <Group title={t('footer.shop')}>
        <PageItems pages={pages} />
      </Group>
      <Group title={t('footer.help')}>
        <PageItems pages={links.help} />
        <WayItems />
      </Group>
      {policies.length > 0 && (
        <Group title={t('footer.legal')}>
          <PageItems pages={policies} />
        </Group>
      )}
      {networks.length > 0 && (
        <Group title={t('footer.followUs')}>
          <NetworkItems />
        </Group>
      )}
    </>
  )
}

/** Links under a title; on phones the title opens them (`styles/footer.css`). */
const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <nav aria-label={title}>
    <h2 className="footer-title">{title}</h2>
    <details className="fold footer-fold">
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  </nav>
)
