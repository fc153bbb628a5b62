import {
  FooterFold,
  isOneForm,
  type LayoutProps,
  MadeWith,
  mapHref,
  NetworkItems,
  NewsletterForm,
  OtherDays,
  Outside,
  PageItems,
  PolicyFold,
  SchemeSwitch,
  type ScreenName,
  useAbout,
  useMark,
  useNetworks,
  usePageLinks,
  useShop,
  WayItems,
} from '@store/template-kit'
import { Bubble } from '../parts/bubble.tsx'
import { useWords } from '../words.ts'

/** Screens of an order, and errors: the newsletter's form would distract from them. */
const WITHOUT_NEWSLETTER: readonly ScreenName[] = ['Cart', 'OrderPlaced', 'OrderTracking', 'Error']

/** The footer, as the shop's last messages: newsletter form, opening hours, addresses, links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  return (
    <footer className="closing">
      {!isOneForm(screen) && !WITHOUT_NEWSLETTER.includes(screen) && (
        <FooterFold title={t('newsletter.title')} className="bubble newsletter" data-from="shop">
          <p>{t('newsletter.text')}</p>
          <NewsletterForm />
        </FooterFold>
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
  return (
    <Bubble as="div" className="goodbye">
      {about && <p {...mark('description')}>{about}</p>}
      {affiliations.length > 0 && (
        <p>
          {t('footer.affiliations')} {affiliations.map(({ name }) => name).join(', ')}
        </p>
      )}
      {branches.length > 0 && (
        <FooterFold title={t('footer.visitUs')} heading={null}>
          {branches.slice(0, 2).map((branch) => (
            <p key={branch.id} className="goodbye-place">
              {branch.hours && (
                <span>
                  {branch.hours}
                  <OtherDays branch={branch} />
                </span>
              )}
              <Outside href={mapHref(branch)}>{branch.address}</Outside>
            </p>
          ))}
        </FooterFold>
      )}
      <nav aria-label={t('footer.sections')}>
        <FooterFold title={t('footer.sections')} heading={null}>
          <ul className="links">
            <PageItems pages={usePageLinks('home', 'cart', 'tracking', 'contact', 'blog')} />
            <WayItems />
          </ul>
        </FooterFold>
        <PolicyFold heading={null} listClassName="links" />
      </nav>
      {useNetworks().length > 0 && (
        <section className="follow">
          <h2>{t('footer.followUs')}</h2>
          <ul className="links">
            <NetworkItems />
          </ul>
        </section>
      )}
      <div className="goodbye-end">
        <SchemeSwitch />
        <MadeWith />
      </div>
    </Bubble>
  )
}
