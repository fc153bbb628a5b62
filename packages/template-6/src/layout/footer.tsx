import { offeredMethods } from '@store/core'
import {
  AffiliationList,
  FooterFold,
  Link,
  MadeWith,
  NetworkItems,
  NewsletterForm,
  OtherDays,
  PageItems,
  type PageLink,
  SchemeSwitch,
  useAbout,
  useCategoryLinks,
  useMark,
  useNetworks,
  usePageLinks,
  usePaths,
  usePolicyLinks,
  useShop,
  WayItems,
} from '@store/template-kit'
import { useWords } from '../words.ts'

const CATEGORIES = 8

/** The newsletter form, five columns of links, and a last row. */
export function Footer() {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const about = useAbout()
  const mark = useMark()
  const newsletterTitle = <h2>{t('newsletter.title')}</h2>
  return (
    <footer className="foot">
      <FooterFold title={t('newsletter.title')} summary={newsletterTitle} heading={null} className="news frame">
        <div>
          {newsletterTitle}
          <p>{t('newsletter.text')}</p>
        </div>
        <NewsletterForm className="news-form" />
      </FooterFold>
      <div className="foot-columns frame">
        <FooterFold title={t('nav.categories')}>
          <Links id="foot" links={[...useCategoryLinks().slice(0, CATEGORIES), ...usePageLinks('catalog')]} />
        </FooterFold>
        <FooterFold title={t('footer.shop')}>
          {about && (
            <p className="foot-about" {...mark('description')}>
              {about}
            </p>
          )}
          <Links
            links={usePageLinks('home', 'blog', 'marketplace').map((page) =>
              page.key === 'blog' ? { ...page, name: t('volt.guides') } : page,
            )}
          />
          <Socials />
        </FooterFold>
        <FooterFold title={t('footer.help')}>
          <Links
            links={[
              { key: 'account', name: t('volt.account'), href: paths.tracking() },
              ...usePageLinks('cart'),
              ...usePolicyLinks(),
            ]}
          />
        </FooterFold>
        <FooterFold title={t('nav.contact')}>
          <Channels />
        </FooterFold>
        <FooterFold title={t('product.paymentOptions')}>
          <ul className="foot-payments">
            {offeredMethods(shop.paymentMethods).map((method) => (
              <li key={method}>{t(`payment.${method}`)}</li>
            ))}
          </ul>
          <AffiliationList as={null} listClassName="foot-affiliations" height={28}>
            <h3>{t('footer.affiliations')}</h3>
          </AffiliationList>
        </FooterFold>
      </div>
      <p className="foot-last frame">
        <span>
          {shop.name}
          {shop.city && ` · ${shop.city}`}
        </span>
        <SchemeSwitch />
        <MadeWith as="span" />
      </p>
    </footer>
  )
}

function Channels() {
  const t = useWords()
  const paths = usePaths()
  const { branches } = useShop()
  return (
    <ul>
      <WayItems />
      {branches.slice(0, 2).map((branch) => (
        <li key={branch.id} className="foot-branch">
          {[branch.address, branch.hours].filter(Boolean).join(' · ')}
          <OtherDays branch={branch} />
        </li>
      ))}
      <li>
        <Link href={paths.contact()}>{t('nav.contact')}</Link>
      </li>
    </ul>
  )
}

function Socials() {
  const t = useWords()
  const networks = useNetworks()
  if (networks.length === 0) return null
  return (
    <>
      <h3>{t('footer.followUs')}</h3>
      <ul className="foot-socials">
        <NetworkItems />
      </ul>
    </>
  )
}

const Links = (props: { readonly id?: string; readonly links: readonly PageLink<string | number>[] }) => (
  <ul id={props.id}>
    <PageItems pages={props.links} />
  </ul>
)
