import {
  imageUrl,
  type LayoutProps,
  Link,
  NewsletterForm,
  Outside,
  useLanguage,
  useNetworks,
  usePaths,
  useSettings,
  useShop,
  useWays,
} from '@store/template-kit'
import { Fragment, type ReactNode } from 'react'
import { Address } from './address.tsx'
import { LetterArch } from './letter-arch.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** Screens that are about nothing but one form. */
const ALONE: readonly LayoutProps['screen'][] = ['Checkout', 'Newsletter', 'Subscription', 'Closed']

/** A letter's arch, and under it everything else of the shop in one long sentence. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { branches, affiliations, platform } = useShop()
  const { watermark } = useSettings<Settings>()
  return (
    <footer className="footer frame">
      {!ALONE.includes(screen) && (
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
      {affiliations.length > 0 && (
        <section className="affiliations">
          <h2>{t('footer.affiliations')}</h2>
          <ul>
            {affiliations.map(({ id, name, logo }) => (
              <li key={id}>{logo ? <img src={imageUrl(logo, 160)} alt={name} height={40} loading="lazy" /> : name}</li>
            ))}
          </ul>
        </section>
      )}
      {watermark && <p className="muted">{t('footer.madeWith', { name: platform.name })}</p>}
    </footer>
  )
}

function LongSentence() {
  const t = useWords()
  const paths = usePaths()
  const { shop, policyKinds, hasArticles, hasMarketplace } = useShop()
  const { description } = useSettings<Settings>()
  // As the sentence calls them.
  const said = { chat: t('bruma.chat'), socialChat: t('bruma.socialChat'), phone: undefined, email: undefined }
  const ways = useWays().map(({ key, link }) => ({ key, link: () => link({ children: said[key] }) }))
  const networks = useNetworks().map(({ key, name, href }) => ({
    key,
    link: () => <Outside href={href}>{name}</Outside>,
  }))
  const about = description || shop.description
  const rooms = [
    { key: 'shop', link: () => <Link href={paths.catalog()}>{t('bruma.theShop')}</Link> },
    ...(hasArticles ? [{ key: 'blog', link: () => <Link href={paths.blog()}>{t('bruma.theJournal')}</Link> }] : []),
    ...(hasMarketplace
      ? [{ key: 'market', link: () => <Link href={paths.marketplace()}>{t('bruma.theMarket')}</Link> }]
      : []),
    { key: 'cart', link: () => <Link href={paths.cart()}>{t('bruma.theBag')}</Link> },
    { key: 'order', link: () => <Link href={paths.tracking()}>{t('bruma.theOrder')}</Link> },
    { key: 'contact', link: () => <Link href={paths.contact()}>{t('bruma.theContact')}</Link> },
  ]
  const small = [
    ...policyKinds.map((kind) => ({
      key: kind,
      link: () => <Link href={paths.policy(kind)}>{t(`policy.${kind}`)}</Link>,
    })),
    { key: 'terms', link: () => <Link href={paths.terms()}>{t('footer.privacyTerms')}</Link> },
  ]
  return (
    <nav className="long-sentence" aria-label={t('footer.sections')}>
      <p>
        {shop.city ? t('bruma.livesIn', { shop: shop.name, city: shop.city }) : `${shop.name}.`} {about && `${about} `}
        <Said pattern={t('bruma.walk')} links={rooms} />
        {ways.length > 0 && <Said pattern={t('bruma.write')} links={ways} />}
        {networks.length > 0 && <Said pattern={t('bruma.follow')} links={networks} />}
        {policyKinds.length > 0 && <Said pattern={t('bruma.small')} links={small} />}
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
