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
import { Place } from './place.tsx'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** Pages that are one form already. */
const ONE_FORM: readonly LayoutProps['screen'][] = ['Checkout', 'Newsletter', 'Subscription', 'Closed']

/** A raw field for the newsletter, and all else as a table: what it is, and where it leads. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { shop, branches, affiliations, policyKinds, hasArticles, platform } = useShop()
  const { watermark, description } = useSettings<Settings>()
  const ways = useWays()
  const networks = useNetworks()
  const about = description || shop.description
  return (
    <footer className="foot">
      {!ONE_FORM.includes(screen) && (
        <section className="foot-news">
          <h2>{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
          <NewsletterForm className="raw" />
        </section>
      )}
      <dl className="foot-table">
        <Row name={shop.name}>
          {about && <span>{about}</span>}
          {shop.city && <span>{shop.city}</span>}
        </Row>
        <Row name={t('footer.shop')}>
          <Link href={paths.catalog()}>{t('nav.allProducts')}</Link>
          <Link href={paths.catalog({ promotion: true })}>{t('home.promotions')}</Link>
          {hasArticles && <Link href={paths.blog()}>{t('nav.blog')}</Link>}
          <Link href={paths.tracking()}>{t('nav.tracking')}</Link>
          <Link href={paths.contact()}>{t('nav.contact')}</Link>
        </Row>
        {ways.length > 0 && (
          <Row name={t('footer.help')}>
            {ways.map(({ key, link }) => (
              <span key={key}>{link()}</span>
            ))}
          </Row>
        )}
        {branches.length > 0 && (
          <Row name={t('footer.visitUs')}>
            {branches.slice(0, 2).map((branch) => (
              <Place key={branch.id} branch={branch} />
            ))}
          </Row>
        )}
        {networks.length > 0 && (
          <Row name={t('footer.followUs')}>
            {networks.map(({ key, name, href }) => (
              <Outside key={key} href={href}>
                {name}
              </Outside>
            ))}
          </Row>
        )}
        {policyKinds.length > 0 && (
          <Row name={t('footer.legal')}>
            {policyKinds.map((kind) => (
              <Link key={kind} href={paths.policy(kind)}>
                {t(`policy.${kind}`)}
              </Link>
            ))}
            <Link href={paths.terms()}>{t('footer.privacyTerms')}</Link>
          </Row>
        )}
        {affiliations.length > 0 && (
          <Row name={t('footer.affiliations')}>
            {affiliations.map(({ id, name, logo }) =>
              logo ? (
                <img key={id} src={imageUrl(logo, 160)} alt={name} height={40} loading="lazy" />
              ) : (
                <span key={id}>{name}</span>
              ),
            )}
          </Row>
        )}
      </dl>
      {watermark && <p className="foot-mark">{t('footer.madeWith', { name: platform.name })}</p>}
    </footer>
  )
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
