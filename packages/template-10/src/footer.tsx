import { chatDigits, type SocialNetwork } from '@store/core'
import {
  ChatLink,
  imageUrl,
  type LayoutProps,
  Link,
  NewsletterForm,
  usePaths,
  useSettings,
  useShop,
} from '@store/template-kit'
import { Address } from './address.tsx'
import { Outside } from './outside.tsx'
import { Postcard } from './postcard.tsx'
import { type MaybeWay, present, useRooms, type Way } from './rooms.ts'
import type { Settings } from './settings.ts'
import { Toy } from './toy.tsx'
import { useWords } from './words.ts'

/** Screens that are about nothing but one form. */
const ALONE: readonly LayoutProps['screen'][] = ['Checkout', 'Newsletter', 'Subscription', 'Closed']
const NETWORKS: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}
/** Names whose toys stand on the shelf, one of each. */
const ON_SHELF = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** A postcard, then the shelf the toys are put back on, and under it everything else of the shop. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, logo, branches, affiliations, platform } = useShop()
  const { watermark, description } = useSettings<Settings>()
  const about = description || shop.description
  return (
    <footer className="footer">
      {!ALONE.includes(screen) && (
        <div className="frame section">
          <Postcard title={t('newsletter.title')} text={t('newsletter.text')}>
            <NewsletterForm className="letter-form" />
          </Postcard>
        </div>
      )}
      <div className="frame toy-shelf" aria-hidden="true">
        {logo && <img src={imageUrl(logo.src, 160)} alt="" width={96} height={96} loading="lazy" />}
        {ON_SHELF.map((name, index) => (
          <span key={name} data-block={index + 1}>
            <Toy name={name} />
          </span>
        ))}
      </div>
      <div className="footer-ground">
        <div className="frame footer-columns">
          <div className="footer-shop">
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
  const { shop, policyKinds, socialChat } = useShop()
  const { chatNumber, email, phone, socials } = shop
  const lists: readonly (readonly [title: string, ways: readonly MaybeWay[]])[] = [
    [t('footer.shop'), [...rooms.shop, [t('nav.cart'), paths.cart()]]],
    [
      t('footer.help'),
      [
        ...rooms.help,
        socialChat !== null && [t('footer.socialChat'), `https://m.me/${socialChat}`, true],
        email && [email, `mailto:${email}`],
        phone && [phone, `tel:${phone.replace(/[^\d+]/g, '')}`],
      ],
    ],
    [
      t('footer.legal'),
      policyKinds.length > 0
        ? [
            ...policyKinds.map((kind): Way => [t(`policy.${kind}`), paths.policy(kind)]),
            [t('footer.privacyTerms'), paths.terms()],
          ]
        : [],
    ],
    [
      t('footer.followUs'),
      Object.entries(NETWORKS).map(([network, name]) => {
        const href = socials[network as SocialNetwork]
        return href ? [name, href, true] : null
      }),
    ],
  ]
  return lists.map(([title, ways], at) => {
    const there = present(ways)
    return (
      there.length > 0 && (
        <nav key={title} aria-label={title}>
          <h2 className="footer-title">{title}</h2>
          <ul>
            {there.map(([name, href, isOutside]) => (
              <li key={href}>{isOutside ? <Outside href={href}>{name}</Outside> : <Link href={href}>{name}</Link>}</li>
            ))}
            {at === 1 && chatDigits(chatNumber) !== null && (
              <li>
                <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('footer.chat')}</ChatLink>
              </li>
            )}
          </ul>
        </nav>
      )
    )
  })
}
