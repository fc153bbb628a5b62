import {
  AffiliationList,
  isOneForm,
  type LayoutProps,
  Link,
  MadeWith,
  NewsletterForm,
  Outside,
  useAbout,
  useLanguage,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  useWays,
} from '@store/template-kit'
import { Fragment, type ReactNode } from 'react'
import { Address } from './address.tsx'
import { LetterArch } from './letter-arch.tsx'
import { useWords } from './words.ts'

/** A letter's arch, and under it everything else of the shop in one long sentence. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { branches } = useShop()
  return (
    <footer className="footer frame">
      {!isOneForm(screen) && (
        <LetterArch title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="letter-form" />
        </LetterArch>
      )}
      <LongSentence />
      {branches.length > 0 && (
        <ul className="places" aria-label={t('footer.visitUs')}>
          {branches.slice(0, 3).map((branch) => (
            <Address key={branch.id} branch={branch} />
          ))}
        </ul>
      )}
      <AffiliationList className="affiliations">
        <h2>{t('footer.affiliations')}</h2>
      </AffiliationList>
      <MadeWith className="muted" />
    </footer>
  )
}

/** What the sentence calls the rooms. */
const ROOMS = {
  home: 'bruma.theHome',
  catalog: 'bruma.theShop',
  blog: 'bruma.theJournal',
  marketplace: 'bruma.theMarket',
  cart: 'bruma.theBag',
  tracking: 'bruma.theOrder',
  contact: 'bruma.theContact',
} as const

function LongSentence() {
  const t = useWords()
  const { shop } = useShop()
  // As the sentence calls them.
  const said = { chat: t('bruma.chat'), socialChat: t('bruma.socialChat'), phone: undefined, email: undefined }
  const ways = useWays().map(({ key, link }) => ({ key, link: () => link({ children: said[key] }) }))
  const networks = useNetworks().map(({ key, name, href }) => ({
    key,
    link: () => <Outside href={href}>{name}</Outside>,
  }))
  const about = useAbout()
  const rooms = usePageLinks('home', 'catalog', 'blog', 'marketplace', 'cart', 'tracking', 'contact').map(
    ({ key, href }) => ({
      key,
      link: () => <Link href={href}>{t(ROOMS[key])}</Link>,
    }),
  )
  const small = usePolicyLinks().map(({ key, name, href }) => ({ key, link: () => <Link href={href}>{name}</Link> }))
  return (
    <nav className="long-sentence" aria-label={t('footer.sections')}>
      <p>
        {shop.city ? t('bruma.livesIn', { shop: shop.name, city: shop.city }) : `${shop.name}.`} {about && `${about} `}
        <Said pattern={t('bruma.walk')} links={rooms} />
        {ways.length > 0 && <Said pattern={t('bruma.write')} links={ways} />}
        {networks.length > 0 && <Said pattern={t('bruma.follow')} links={networks} />}
        {small.length > 0 && <Said pattern={t('bruma.small')} links={small} />}
      </p>
    </nav>
  )
}

/** "Walk through {links}.": a list of links said as the language lists things. */
function Said(props: {
  readonly pattern: string
  readonly links: readonly { readonly key: string; readonly link: () => ReactNode }[]
}) {
  const language = useLanguage()
  const { links } = props
  const [before = '', after = ''] = props.pattern.split('{links}')
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(links.map(({ key }) => key))
  return (
    <>
      {before}
      {parts.map(({ type, value }, i) => (
        <Fragment key={type === 'element' ? value : `${i}`}>
          {type === 'element' ? links.find(({ key }) => key === value)?.link() : value}
        </Fragment>
      ))}
      {after}{' '}
    </>
  )
}
