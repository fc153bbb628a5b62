import {
  isOneForm,
  type LayoutProps,
  MadeWith,
  mapHref,
  NetworkList,
  NewsletterForm,
  Outside,
  PageItems,
  SchemeSwitch,
  type ScreenName,
  useAbout,
  useMark,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
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
  const policies = usePolicyLinks()
  return (
    <Bubble as="div" className="goodbye">
      {about && <p {...mark('description')}>{about}</p>}
      {affiliations.length > 0 && (
        <p>
          {t('footer.affiliations')} {affiliations.map(({ name }) => name).join(', ')}
        </p>
      )}
      {branches.length > 0 && (
        <Fold title={t('footer.visitUs')}>
          {branches.slice(0, 2).map((branch) => (
            <p key={branch.id} className="goodbye-place">
              {branch.hours && <span>{branch.hours}</span>}
              <Outside href={mapHref(branch)}>{branch.address}</Outside>
            </p>
          ))}
        </Fold>
      )}
      <nav aria-label={t('footer.sections')}>
        <Fold title={t('footer.sections')}>
          <ul className="links">
            <PageItems pages={usePageLinks('home', 'cart', 'tracking', 'contact', 'blog')} />
            <WayItems />
          </ul>
        </Fold>
        {policies.length > 0 && (
          <Fold title={t('footer.legal')}>
            <ul className="links">
              <PageItems pages={policies} />
            </ul>
          </Fold>
        )}
      </nav>
      {useNetworks().length > 0 && (
        <section className="follow">
          <h2>{t('footer.followUs')}</h2>
          <NetworkList className="links" />
        </section>
      )}
      <div className="goodbye-end">
        <SchemeSwitch />
        <MadeWith />
      </div>
    </Bubble>
  )
}

/** What is always shown on wide screens, and on phones once its title is pressed. */
const Fold = (props: { readonly title: string; readonly children: ReactNode }) => (
  <details className="fold footer-fold">
    <summary>{props.title}</summary>
    {props.children}
  </details>
)
