import {
  type LayoutProps,
  Link,
  MadeWith,
  mapHref,
  NetworkList,
  NewsletterForm,
  SchemeSwitch,
  type ScreenName,
  useAbout,
  useMark,
  useNetworks,
  usePaths,
  useShop,
  useWays,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Bubble } from './bubble.tsx'
import { useWords } from './words.ts'

/** Screens without the newsletter form. */
const WITHOUT_NEWSLETTER: readonly ScreenName[] = [
  'Cart',
  'Checkout',
  'OrderPlaced',
  'OrderTracking',
  'Newsletter',
  'Subscription',
  'Closed',
  'Error',
]

/** The footer, as the shop's last messages: newsletter form, opening hours, addresses, links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  return (
    <footer className="closing">
      {!WITHOUT_NEWSLETTER.includes(screen) && (
        <section className="bubble newsletter" data-from="shop" aria-labelledby="newsletter">
          <h2 id="newsletter">{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
          <NewsletterForm className="newsletter-form" />
        </section>
      )}
      <FooterMessage />
    </footer>
  )
}

function FooterMessage() {
  const t = useWords()
  const paths = usePaths()
  const { branches, policyKinds, affiliations, hasArticles } = useShop()
  const about = useAbout()
  const mark = useMark()
  const chats = useWays().filter(({ key }) => key === 'chat' || key === 'socialChat')
  return (
    <Bubble as="div" className="goodbye">
      {about && <p {...mark('description')}>{about}</p>}
      {branches.map((branch) => (
        <p key={branch.id} className="goodbye-place">
          {branch.hours && <span>{branch.hours}</span>}
          <a href={mapHref(branch)} target="_blank" rel="noopener noreferrer">
            {branch.address}
          </a>
        </p>
      ))}
      {affiliations.length > 0 && (
        <p>
          {t('footer.affiliations')} {affiliations.map(({ name }) => name).join(', ')}
        </p>
      )}
      <nav aria-label={t('footer.sections')}>
        <ul className="links">
          <Entry href={paths.home()}>{t('nav.home')}</Entry>
          <Entry href={paths.cart()}>{t('nav.cart')}</Entry>
          <Entry href={paths.tracking()}>{t('nav.tracking')}</Entry>
          <Entry href={paths.contact()}>{t('nav.contact')}</Entry>
          {hasArticles && <Entry href={paths.blog()}>{t('nav.blog')}</Entry>}
          {policyKinds.map((kind) => (
            <Entry key={kind} href={paths.policy(kind)}>
              {t(`policy.${kind}`)}
            </Entry>
          ))}
          {policyKinds.length > 0 && <Entry href={paths.terms()}>{t('footer.privacyTerms')}</Entry>}
          {chats.map(({ key, link }) => (
            <li key={key}>{link()}</li>
          ))}
        </ul>
      </nav>
      {useNetworks().length > 0 && (
        <section className="follow">
          <h2>{t('footer.followUs')}</h2>
          <NetworkList className="links" />
        </section>
      )}
      <SchemeSwitch className="hint" />
      <MadeWith className="hint" />
    </Bubble>
  )
}

function Entry({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <Link href={href}>{children}</Link>
    </li>
  )
}
