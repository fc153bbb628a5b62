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
  ShopName,
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
            <p className="brand">
              <ShopName />
            </p>
            {about && (
              <p className="about" {...mark('description')}>
                {about}
              </p>
            )}
            {shop.city && <p className="muted">{shop.city}</p>}
          </div>
          <Links />
          {branches.length > 0 && (
            <Group title={t('footer.visitUs')} as="section">
              {branches.slice(0, 2).map((branch) => (
                <Address key={branch.id} branch={branch} />
              ))}
            </Group>
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

/** A list under a title; on phones the title opens it (`styles/footer.css`). */
function Group(props: { readonly title: string; readonly as?: 'nav' | 'section'; readonly children: ReactNode }) {
  const { title, as: Part = 'nav' } = props
  return (
    <Part aria-label={title} className="footer-group">
      <h2 className="footer-title">{title}</h2>
      <details className="fold">
        <summary>{title}</summary>
        <ul>{props.children}</ul>
      </details>
    </Part>
  )
}
