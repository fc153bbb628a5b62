import {
  isOneForm,
  type LayoutProps,
  MadeWith,
  mapHref,
  NetworkList,
  NewsletterForm,
  Outside,
  PageItems,
  type PageLink,
  SchemeSwitch,
  type ScreenName,
  useAbout,
  useMark,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  useWays,
  WayItems,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Bubble } from './bubble.tsx'
import { useWords } from './words.ts'

/** Screens on which an order goes on, and errors: the newsletter's form would lead away from them. */
const WITHOUT_NEWSLETTER: readonly ScreenName[] = ['Cart', 'OrderPlaced', 'OrderTracking', 'Error']

/** The footer, as the shop's last messages: newsletter form, opening hours, addresses, links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  return (
    <footer className="closing">
      {!isOneForm(screen) && !WITHOUT_NEWSLETTER.includes(screen) && (
        <section className="bubble newsletter" data-from="shop" aria-labelledby="newsletter">
          <h2 id="newsletter">{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
          <NewsletterForm />
        </section>
      )}
      <FooterMessage />
    </footer>
  )
}

function FooterMessage() {
  const t = useWords()
  const { branches, affiliations } = useShop()
  const about = useAbout()
  const mark = useMark()
  const pages = usePageLinks('home', 'cart', 'tracking', 'contact', 'blog')
  const policies = usePolicyLinks()
  return (
    <Bubble as="div" className="goodbye">
      {about && <p {...mark('description')}>{about}</p>}
      {branches.slice(0, 2).map((branch) => (
        <p key={branch.id} className="goodbye-place">
          {branch.hours && <span>{branch.hours}</span>}
          <Outside href={mapHref(branch)}>{branch.address}</Outside>
        </p>
      ))}
      {affiliations.length > 0 && (
        <p>
          {t('footer.affiliations')} {affiliations.map(({ name }) => name).join(', ')}
        </p>
      )}
      <Fold title={t('footer.sections')} links={pages}>
        {useWays().length > 0 && <WayItems />}
      </Fold>
      {policies.length > 0 && <Fold title={t('footer.legal')} links={policies} />}
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

/** Links that are always shown on wide screens, and on phones once their title is pressed. */
const Fold = (props: {
  readonly title: string
  readonly links: readonly PageLink[]
  readonly children?: ReactNode
}) => (
  <nav aria-label={props.title}>
    <details className="fold footer-fold">
      <summary>{props.title}</summary>
      <ul className="links">
        <PageItems pages={props.links} />
        {props.children}
      </ul>
    </details>
  </nav>
)
