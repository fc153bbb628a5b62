import {
  AffiliationList,
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
  useLanguage,
  useMark,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
} from '@store/template-kit'
import { Fragment, type ReactElement } from 'react'
import { Address } from '../parts/address.tsx'
import { useWords } from '../words.ts'
import { NewsletterArch } from './newsletter-arch.tsx'

/** The newsletter form, and below it all links of the shop as one long sentence. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { branches } = useShop()
  return (
    <footer className="footer frame">
      {!isOneForm(screen) && (
        <NewsletterArch title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm />
        </NewsletterArch>
      )}
      <FooterFold title={t('footer.sections')} heading={null}>
        <LongSentence />
      </FooterFold>
      {branches.length > 0 && (
        <FooterFold title={t('footer.visitUs')} heading={null}>
          <ul className="places">
            {branches.slice(0, 3).map((branch) => (
              <Address key={branch.id} branch={branch} />
            ))}
          </ul>
        </FooterFold>
      )}
      <AffiliationList className="affiliations">
        <h2>{t('footer.affiliations')}</h2>
      </AffiliationList>
      <SchemeSwitch className="muted" />
      <MadeWith className="muted" />
    </footer>
  )
}

/** The shop, its pages, contact links, networks and policies, as sentences. */
function LongSentence() {
  const t = useWords()
  const { shop } = useShop()
  const links = useContactLinks().map(({ key, link }) => (
    // Chats have texts for use inside the sentence; the others keep theirs.
    <Fragment key={key}>{link(key === 'chat' || key === 'socialChat' ? { children: t(`bruma.${key}`) } : {})}</Fragment>
  ))
  const networks = useNetworks().map(({ key, name, href }) => (
    <Outside key={key} href={href}>
      {name}
    </Outside>
  ))
  const about = useAbout()
  const mark = useMark()
  const pages = usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact').map(
    ({ key, href }) => (
      <Link key={key} href={href}>
        {t(`bruma.page.${key}`)}
      </Link>
    ),
  )
  const small = usePolicyLinks().map(({ key, name, href }) => (
    <Link key={key} href={href}>
      {name}
    </Link>
  ))
  return (
    <nav className="long-sentence" {...mark('description')} aria-label={t('footer.sections')}>
      <p>
        {shop.city ? t('bruma.livesIn', { shop: shop.name, city: shop.city }) : `${shop.name}.`} {about && `${about} `}
        <SentenceLinks pattern={t('bruma.walk')} links={pages} />
        {links.length > 0 && <SentenceLinks pattern={t('bruma.write')} links={links} />}
        {networks.length > 0 && <SentenceLinks pattern={t('bruma.follow')} links={networks} />}
        {small.length > 0 && <SentenceLinks pattern={t('bruma.small')} links={small} />}
      </p>
    </nav>
  )
}

/**
 * A sentence with links in place of `{links}`, joined as the language joins lists: by the word that stands before a key, since
 * in Spanish it is another before "Instagram".
 */
function SentenceLinks({ pattern, links }: { readonly pattern: string; readonly links: readonly ReactElement[] }) {
  const [before = '', after = ''] = pattern.split('{links}')
  const parts = new Intl.ListFormat(useLanguage()).formatToParts(links.map(({ key }) => `${key}`))
  return (
    <>
      {before}
      {/* In our languages every other part is a link. */}
      {parts.map(({ type, value }, at) => (type === 'element' ? links[at / 2] : value))}
      {after}{' '}
    </>
  )
}
