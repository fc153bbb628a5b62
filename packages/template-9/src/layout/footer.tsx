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
import { Fragment, type ReactNode } from 'react'
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
  const links = useContactLinks().map(({ key, link }) => ({
    key,
    // Chats have texts for use inside the sentence; the others keep theirs.
    link: link(key === 'chat' || key === 'socialChat' ? { children: t(`bruma.${key}`) } : {}),
  }))
  const networks = useNetworks().map(({ key, name, href }) => ({ key, link: <Outside href={href}>{name}</Outside> }))
  const about = useAbout()
  const mark = useMark()
  const pages = usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact').map(
    ({ key, href }) => ({ key, link: <Link href={href}>{t(`bruma.page.${key}`)}</Link> }),
  )
  const small = usePolicyLinks().map(({ key, name, href }) => ({ key, link: <Link href={href}>{name}</Link> }))
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
function SentenceLinks(props: {
  readonly pattern: string
  readonly links: readonly { readonly key: string; readonly link: ReactNode }[]
}) {
  const { links } = props
  const [before = '', after = ''] = props.pattern.split('{links}')
  const parts = new Intl.ListFormat(useLanguage()).formatToParts(links.map(({ key }) => key))
  return (
    <>
      {before}
      {parts.map(({ type, value }, at) => (
        // In our languages every other part is a link.
        <Fragment key={type === 'element' ? value : `after ${at}`}>
          {type === 'element' ? links[at / 2]?.link : value}
        </Fragment>
      ))}
      {after}{' '}
    </>
  )
}
