import {
  imageUrl,
  type LayoutProps,
  Link,
  mapHref,
  NewsletterForm,
  Outside,
  useNetworks,
  usePaths,
  useSettings,
  useShop,
  useWays,
} from '@store/template-kit'
import { Letter } from './letter.tsx'
import { useRooms } from './rooms.ts'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** Screens with one thing to do. */
const ALONE: readonly LayoutProps['screen'][] = ['Checkout', 'Newsletter', 'Subscription', 'Closed']

/** A field in tiles for the newsletter; then where the shop is, and everything that is not on the menu. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, branches, affiliations, platform } = useShop()
  const { watermark, description } = useSettings<Settings>()
  const about = description || shop.description
  return (
    <footer className="foot">
      {!ALONE.includes(screen) && (
        <Letter title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="letter-form" />
        </Letter>
      )}
      <div className="foot-ground">
        <div className="foot-columns">
          <div className="foot-shop">
            <p className="foot-name">{shop.name}</p>
            {about && <p>{about}</p>}
            <ul>
              {branches.slice(0, 2).map((branch) => (
                <li key={branch.id}>
                  <p>{branch.address}</p>
                  {branch.hours && <p className="foot-quiet">{branch.hours}</p>}
                  <Outside href={mapHref(branch)}>{t('footer.directions')}</Outside>
                </li>
              ))}
            </ul>
          </div>
          <FootLinks />
        </div>
        {affiliations.length > 0 && (
          <div className="foot-with">
            <p>{t('footer.affiliations')}</p>
            <ul>
              {affiliations.map(({ id, name, logo }) => (
                <li key={id}>
                  {logo ? <img src={imageUrl(logo, 160)} alt={name} height={36} loading="lazy" /> : name}
                </li>
              ))}
            </ul>
          </div>
        )}
        {watermark && <p className="foot-quiet">{t('footer.madeWith', { name: platform.name })}</p>}
      </div>
    </footer>
  )
}

function FootLinks() {
  const t = useWords()
  const paths = usePaths()
  const { policyKinds } = useShop()
  const networks = useNetworks()
  const rooms = useRooms()
  const ways = useWays()
  return (
    <>
      <nav aria-label={t('footer.sections')}>
        <p className="foot-title">{t('footer.shop')}</p>
        <ul>
          {rooms.map(({ name, href }) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {ways.length + networks.length > 0 && (
        <div>
          <p className="foot-title">{t('footer.help')}</p>
          <ul>
            {ways.map((way) => (
              <li key={way.key}>{way.link()}</li>
            ))}
            {networks.map(({ key, name, href }) => (
              <li key={key}>
                <Outside href={href}>{name}</Outside>
              </li>
            ))}
          </ul>
        </div>
      )}
      {policyKinds.length > 0 && (
        <nav aria-label={t('footer.legal')}>
          <p className="foot-title">{t('footer.legal')}</p>
          <ul>
            {policyKinds.map((kind) => (
              <li key={kind}>
                <Link href={paths.policy(kind)}>{t(`policy.${kind}`)}</Link>
              </li>
            ))}
            <li>
              <Link href={paths.terms()}>{t('footer.privacyTerms')}</Link>
            </li>
          </ul>
        </nav>
      )}
    </>
  )
}
