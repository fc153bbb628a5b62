import {
  AffiliationList,
  Disclosure,
  imageUrl,
  isOneForm,
  type LayoutProps,
  MadeWith,
  NetworkItems,
  NewsletterForm,
  PageItems,
  SchemeSwitch,
  ShopName,
  useAbout,
  useMark,
  useNetworks,
  usePageLinks,
  usePolicyLinks,
  useShop,
  WayItems,
} from '@store/template-kit'
import type { ReactNode } from 'react'
import { Address } from './address.tsx'
import { useMenuLinks } from './menu-links.ts'
import { Postcard } from './postcard.tsx'
import { ToyDrawing } from './toy-drawing.tsx'
import { useWords } from './words.ts'

/** Seeds for the toys drawn on the shelf. */
const ON_SHELF = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The newsletter form, a drawn shelf with toys, and links. */
export function Footer({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const { shop, logo, branches } = useShop()
  const about = useAbout()
  const mark = useMark()
  return (
    <footer className="footer">
      {!isOneForm(screen) && (
        <div className="frame section">
          <Postcard title={t('newsletter.title')} text={t('newsletter.text')}>
            <NewsletterForm />
          </Postcard>
        </div>
      )}
      <div className="frame toy-shelf" aria-hidden="true">
        {logo && <img src={imageUrl(logo.src, 160)} alt="" width={96} height={96} loading="lazy" />}
        {ON_SHELF.map((name, index) => (
          <span key={name} data-block={index + 1}>
            <ToyDrawing name={name} />
          </span>
        ))}
      </div>
      <div className="footer-ground">
        <div className="frame footer-columns">
          <div className="footer-shop">
            <p className="brand">
              <ShopName />
            </p>
            {about && <p {...mark('description')}>{about}</p>}
            {shop.city && <p className="muted">{shop.city}</p>}
          </div>
          <Links />
          {branches.length > 0 && (
            <Disclosure className="fold footer-fold" summary={t('footer.visitUs')}>
              <h2 className="footer-title">{t('footer.visitUs')}</h2>
              <ul className="places">
                {branches.slice(0, 2).map((branch) => (
                  <Address key={branch.id} branch={branch} />
                ))}
              </ul>
            </Disclosure>
          )}
          <AffiliationList className="affiliations">
            <h2 className="footer-title">{t('footer.affiliations')}</h2>
          </AffiliationList>
          <SchemeSwitch className="muted" />
          <MadeWith className="muted" />
        </div>
      </div>
    </footer>
  )
}

/** Links in four groups: pages, help, policies, networks. */
function Links() {
  const t = useWords()
  const links = useMenuLinks()
  const policies = usePolicyLinks()
  const shop = [...usePageLinks('home'), ...links.shop, ...usePageLinks('cart')]
  return (
    <>
      <Group title={t('footer.shop')}>
        <PageItems pages={shop} />
      </Group>
      <Group title={t('footer.help')}>
        <PageItems pages={links.help} />
        <WayItems />
      </Group>
      {policies.length > 0 && (
        <Group title={t('footer.legal')}>
          <PageItems pages={policies} />
        </Group>
      )}
      {useNetworks().length > 0 && (
        <Group title={t('footer.followUs')}>
          <NetworkItems />
        </Group>
      )}
    </>
  )
}

/** Links under a title, which opens them on phones (`footer-fold` of the kit). */
const Group = (props: { readonly title: string; readonly children: ReactNode }) => (
  <Disclosure className="fold footer-fold" summary={props.title}>
    <nav aria-label={props.title}>
      <h2 className="footer-title">{props.title}</h2>
      <ul>{props.children}</ul>
    </nav>
  </Disclosure>
)
