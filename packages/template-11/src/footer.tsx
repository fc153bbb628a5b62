import {
  imageUrl,
  type LayoutProps,
  Link,
  NewsletterForm,
  Outside,
  useNetworks,
  usePaths,
  useSettings,
  useShop,
  useWays,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Address } from './address.tsx'
import { PieceSketch } from './piece-sketch.tsx'
import type { Settings } from './settings.ts'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** Screens that are about nothing but one form. */
const ALONE: readonly LayoutProps['screen'][] = ['Checkout', 'Newsletter', 'Subscription', 'Closed']

/** Where to find the workshop at the left; at the right a letter, and every way through the house. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const rooms = useRooms()
  const { shop, branches, affiliations, platform } = useShop()
  const { watermark, description } = useSettings<Settings>()
  const about = description || shop.description
  return (
    <footer className="foot">
      <div className="foot-place" data-room={rooms(1)}>
        <p className="foot-name">{shop.name}</p>
        {about && <p className="foot-about">{about}</p>}
        {branches.length > 0 ? (
          <ul className="places" aria-label={t('footer.visitUs')}>
            {branches.slice(0, 2).map((branch) => (
              <Address key={branch.id} branch={branch} />
            ))}
          </ul>
        ) : (
          shop.city && <p>{shop.city}</p>
        )}
        <PieceSketch name={shop.name} className="foot-sketch" />
      </div>
      <div className="foot-words">
        {!ALONE.includes(screen) && (
          <section className="letter" aria-labelledby="letter">
            <h2 id="letter">{t('newsletter.title')}</h2>
            <p className="muted">{t('newsletter.text')}</p>
            <NewsletterForm className="letter-form" />
          </section>
        )}
        <FootLinks />
        {affiliations.length > 0 && (
          <section className="affiliations">
            <h2 className="foot-title">{t('footer.affiliations')}</h2>
            <ul>
              {affiliations.map(({ id, name, logo }) => (
                <li key={id}>
                  {logo ? <img src={imageUrl(logo, 160)} alt={name} height={40} loading="lazy" /> : name}
                </li>
              ))}
            </ul>
          </section>
        )}
        {watermark && <p className="muted">{t('footer.madeWith', { name: platform.name })}</p>}
      </div>
    </footer>
  )
}

function FootLinks() {
  const t = useWords()
  const paths = usePaths()
  const { policyKinds, hasArticles, hasMarketplace } = useShop()
  const ways = useWays()
  const networks = useNetworks()
  return (
    <nav className="foot-links" aria-label={t('footer.sections')}>
      <Group title={t('footer.shop')}>
        <li>
          <Link href={paths.catalog()}>{t('nav.allProducts')}</Link>
        </li>
        {hasArticles && (
          <li>
            <Link href={paths.blog()}>{t('nav.blog')}</Link>
          </li>
        )}
        {hasMarketplace && (
          <li>
            <Link href={paths.marketplace()}>{t('marketplace.title')}</Link>
          </li>
        )}
        <li>
          <Link href={paths.tracking()}>{t('nav.tracking')}</Link>
        </li>
        <li>
          <Link href={paths.contact()}>{t('nav.contact')}</Link>
        </li>
      </Group>
      {ways.length > 0 && (
        <Group title={t('footer.help')}>
          {ways.map(({ key, link }) => (
            <li key={key}>{link()}</li>
          ))}
        </Group>
      )}
      {networks.length > 0 && (
        <Group title={t('footer.followUs')}>
          {networks.map(({ key, name, href }) => (
            <li key={key}>
              <Outside href={href}>{name}</Outside>
            </li>
          ))}
        </Group>
      )}
      {policyKinds.length > 0 && (
        <Group title={t('footer.legal')}>
          {policyKinds.map((kind) => (
            <li key={kind}>
              <Link href={paths.policy(kind)}>{t(`policy.${kind}`)}</Link>
            </li>
          ))}
          <li>
            <Link href={paths.terms()}>{t('footer.privacyTerms')}</Link>
          </li>
        </Group>
      )}
    </nav>
  )
}

const Group = (props: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2 className="foot-title">{props.title}</h2>
    <ul>{props.children}</ul>
  </section>
)
