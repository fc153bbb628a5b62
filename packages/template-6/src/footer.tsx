import { offeredMethods } from '@store/core'
import {
  AffiliationList,
  Link,
  MadeWith,
  NetworkItems,
  NewsletterForm,
  PageItems,
  type PageLink,
  SchemeSwitch,
  useAbout,
  useCategoryLinks,
  useMark,
  useNetworks,
  usePageLinks,
  usePaths,
  usePolicyLinks,
  useShop,
  WayItems,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

const CATEGORIES = 8

/** The newsletter form, five columns of links, and a last row. */
export function Footer() {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const about = useAbout()
  const mark = useMark()
  return (
    <footer className="foot">
      <section className="news frame" aria-labelledby="news-title">
        <div>
          <h2 id="news-title">{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
        </div>
        <NewsletterForm className="news-form" />
      </section>
      <div className="foot-columns frame">
        <Column title={t('nav.categories')}>
          <Links id="foot" links={[...useCategoryLinks().slice(0, CATEGORIES), ...usePageLinks('catalog')]} />
        </Column>
        <Column title={t('footer.shop')}>
          {about && (
            <p className="foot-about" {...mark('description')}>
              {about}
            </p>
          )}
          <Links
            links={usePageLinks('home', 'blog', 'marketplace').map((page) =>
              page.key === 'blog' ? { ...page, name: t('volt.guides') } : page,
            )}
          />
          <Socials />
        </Column>
        <Column title={t('footer.help')}>
          <Links
            links={[
              { key: 'account', name: t('volt.account'), href: paths.tracking() },
              ...usePageLinks('cart'),
              ...usePolicyLinks(),
            ]}
          />
        </Column>
        <Column title={t('nav.contact')}>
          <Channels />
        </Column>
        <Column title={t('product.paymentOptions')}>
          <ul className="foot-payments">
            {offeredMethods(shop.paymentMethods).map((method) => (
              <li key={method}>{t(`payment.${method}`)}</li>
            ))}
          </ul>
          <AffiliationList as={null} listClassName="foot-affiliations" height={28}>
            <h3>{t('footer.affiliations')}</h3>
          </AffiliationList>
        </Column>
      </div>
      <p className="foot-last frame">
        <span>
          {shop.name}
          {shop.city && ` · ${shop.city}`}
        </span>
        <SchemeSwitch />
        <MadeWith as="span" />
      </p>
    </footer>
  )
}

function Channels() {
  const t = useWords()
  const paths = usePaths()
  const { branches } = useShop()
  return (
    <ul>
      <WayItems />
      {branches.slice(0, 2).map((branch) => (
        <li key={branch.id} className="foot-branch">
          {[branch.address, branch.hours].filter(Boolean).join(' · ')}
        </li>
      ))}
      <li>
        <Link href={paths.contact()}>{t('nav.contact')}</Link>
      </li>
    </ul>
  )
}

function Socials() {
  const t = useWords()
  const networks = useNetworks()
  if (networks.length === 0) return null
  return (
    <>
      <h3>{t('footer.followUs')}</h3>
      <ul className="foot-socials">
        <NetworkItems />
      </ul>
    </>
  )
}

const Links = (props: { readonly id?: string; readonly links: readonly PageLink<string | number>[] }) => (
  <ul id={props.id}>
    <PageItems pages={props.links} />
  </ul>
)

/** A column of the footer; on phones it opens by its title (`styles/footer.css`). A link to its content opens it too. */
function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="foot-column">
      <h2>{title}</h2>
      <details className="fold footer-fold">
        <summary>{title}</summary>
        {children}
      </details>
    </section>
  )
}
