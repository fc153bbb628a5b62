import { offeredMethods } from '@store/core'
import {
  AffiliationSign,
  Link,
  NewsletterForm,
  Outside,
  useCategoryLinks,
  useNetworks,
  usePageLinks,
  usePaths,
  usePolicyLinks,
  useSettings,
  useShop,
  useWays,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

const CATEGORIES = 8

/** The newsletter in one line, five ruled columns, and a last row. */
export function Footer() {
  const t = useWords()
  const paths = usePaths()
  const { shop, affiliations, platform } = useShop()
  const { description, watermark } = useSettings<Settings>()
  const about = description || shop.description
  return (
    <footer className="foot">
      <section className="news frame" aria-labelledby="news-title">
        <div>
          <h2 id="news-title">{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
        </div>
        <NewsletterForm className="news-form" />
      </section>
      <div className="foot-columns frame" id="foot">
        <Column title={t('nav.categories')}>
          <Links links={[...useCategoryLinks().slice(0, CATEGORIES), ...usePageLinks('catalog')]} />
        </Column>
        <Column title={t('footer.shop')}>
          {about && <p className="foot-about">{about}</p>}
          <Links
            links={usePageLinks('home', 'blog', 'marketplace').map((page) =>
              page.key === 'blog' ? { ...page, name: t('volt.guides') } : page,
            )}
          />
          <Socials />
        </Column>
        <Column title={t('footer.help')}>
          <Links
            links={[{ name: t('volt.account'), href: paths.tracking() }, ...usePageLinks('cart'), ...usePolicyLinks()]}
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
          {affiliations.length > 0 && (
            <>
              <h3>{t('footer.affiliations')}</h3>
              <ul className="foot-affiliations">
                {affiliations.map((affiliation) => (
                  <li key={affiliation.id}>
                    <AffiliationSign {...affiliation} height={28} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Column>
      </div>
      <p className="foot-last frame">
        <span>
          {shop.name}
          {shop.city && ` · ${shop.city}`}
        </span>
        {watermark && <span>{t('footer.madeWith', { name: platform.name })}</span>}
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
      {useWays().map(({ key, link }) => (
        <li key={key}>{link()}</li>
      ))}
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
        {networks.map(({ key, href, name }) => (
          <li key={key}>
            <Outside href={href}>{name}</Outside>
          </li>
        ))}
      </ul>
    </>
  )
}

function Links({ links }: { readonly links: readonly { readonly name: string; readonly href: string }[] }) {
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={href}>
          <Link href={href}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="foot-column">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
