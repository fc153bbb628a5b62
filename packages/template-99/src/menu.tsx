import { emptyQuery } from '@store/core'
import { ChatShopLink, Link, type ScreenName, SearchForm, ShopChat, usePaths, useShop } from '@store/template-kit'
import type { ReactNode } from 'react'
import { hasComposer } from './composer.tsx'
import { useWords } from './words.ts'

export const MENU = 'menu'

/** The menu. A native popover, so it works without JavaScript. */
export function Menu({ screen }: { readonly screen: ScreenName }) {
  const t = useWords()
  const paths = usePaths()
  const { hasArticles, hasMarketplace, policyKinds, mount } = useShop()
  return (
    <nav id={MENU} popover="auto" className="sheet menu" aria-label={t('nav.main')}>
      {!hasComposer(screen) && screen !== 'Closed' && <SearchForm id="menu-search" className="menu-search" />}
      <ul>
        <Entry href={paths.home()}>{t('nav.home')}</Entry>
        {screen !== 'Closed' && (
          <>
            <Entry href={paths.catalog()}>{t('nav.allProducts')}</Entry>
            <Entry href={paths.catalog({ ...emptyQuery, view: 'list' })}>{t('charla.seeAsList')}</Entry>
            <Entry href={paths.cart()}>{t('nav.cart')}</Entry>
          </>
        )}
        <Entry href={paths.tracking()}>{t('nav.tracking')}</Entry>
        {hasArticles && <Entry href={paths.blog()}>{t('nav.blog')}</Entry>}
        {hasMarketplace && <Entry href={paths.marketplace()}>{t('marketplace.title')}</Entry>}
        {policyKinds.length > 0 && <Entry href={paths.terms()}>{t('footer.legal')}</Entry>}
        <Entry href={paths.contact()}>{t('nav.contact')}</Entry>
        {mount === '' && (
          <li>
            <ChatShopLink />
          </li>
        )}
      </ul>
      <ShopChat className="menu-chat" />
    </nav>
  )
}

function Entry({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <li>
      <Link href={href} onClick={() => document.getElementById(MENU)?.hidePopover?.()}>
        {children}
      </Link>
    </li>
  )
}
