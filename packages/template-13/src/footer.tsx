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
import { type Room, useRooms } from './rooms.ts'
import type { Settings } from './settings.ts'
import { VoltSlab } from './volt-slab.tsx'
import { useWords } from './words.ts'

/** Screens that are about nothing but one form. */
const ALONE: readonly LayoutProps['screen'][] = ['Checkout', 'Newsletter', 'Subscription', 'Closed']

/** A volt slab for the newsletter, then everything else of the shop in white on black. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, logo, branches, affiliations, platform } = useShop()
  const { watermark, description } = useSettings<Settings>()
  const about = description || shop.description
  return (
    <footer className="footer">
      {!ALONE.includes(screen) && (
        <VoltSlab title={t('newsletter.title')} text={t('newsletter.text')}>
          <NewsletterForm className="letter-form" />
        </VoltSlab>
      )}
      <div className="footer-ground">
        <div className="footer-columns inset">
          <div className="footer-shop">
            {logo && <img src={imageUrl(logo.src, 160)} alt="" width={72} height={72} loading="lazy" />}
            <p className="brand">{shop.name}</p>
            {about && <p>{about}</p>}
            {shop.city && <p className="small">{shop.city}</p>}
          </div>
          <Links />
          {branches.length > 0 && (
            <section>
              <h2 className="footer-title">{t('footer.visitUs')}</h2>
              <ul className="places">
                {branches.slice(0, 2).map((branch) => (
                  <Address key={branch.id} branch={branch} />
                ))}
              </ul>
            </section>
          )}
          {affiliations.length > 0 && (
            <section className="affiliations">
              <h2 className="footer-title">{t('footer.affiliations')}</h2>
              <ul>
                {affiliations.map(({ id, name, logo: sign }) => (
                  <li key={id}>
                    {sign ? <img src={imageUrl(sign, 160)} alt={name} height={40} loading="lazy" /> : name}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {watermark && <p className="small">{t('footer.madeWith', { name: platform.name })}</p>}
        </div>
      </div>
    </footer>
  )
}

function Links() {
  const t = useWords()
  const paths = usePaths()
  const rooms = useRooms()
  const ways = useWays()
  const networks = useNetworks()
  const { policyKinds } = useShop()
  const link = ([name, href]: Room): Item => ({ key: href, content: <Link href={href}>{name}</Link> })
  const lists: readonly (readonly [title: string, items: readonly Item[]])[] = [
    [t('footer.shop'), [...rooms.shop.map(link), link([t('nav.cart'), paths.cart()])]],
    [t('footer.help'), [...rooms.help.map(link), ...ways.map((way) => ({ key: way.key, content: way.link() }))]],
    [
      t('footer.legal'),
      policyKinds.length > 0
        ? [
            ...policyKinds.map((kind) => link([t(`policy.${kind}`), paths.policy(kind)])),
            link([t('footer.privacyTerms'), paths.terms()]),
          ]
        : [],
    ],
    [
      t('footer.followUs'),
      networks.map(({ key, name, href }) => ({ key, content: <Outside href={href}>{name}</Outside> })),
    ],
  ]
  return lists.map(
    ([title, items]) =>
      items.length > 0 && (
        <nav key={title} aria-label={title}>
          <h2 className="footer-title">{title}</h2>
          <ul>
            {items.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        </nav>
      ),
  )
}

type Item = { readonly key: string; readonly content: ReactNode }
