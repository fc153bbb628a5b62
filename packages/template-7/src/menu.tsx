import { ChatLink, Link, MenuIcon, usePaths, useShop } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { useWords } from './words.ts'

/** On phones: the pages that are no aisles. It opens without a script; with one it closes by Escape and by a tap elsewhere. */
export function Menu() {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!element) return
    const heard = new AbortController()
    const close = () => element.removeAttribute('open')
    document.addEventListener(
      'click',
      ({ target }) => {
        const isLink = target instanceof Element && element.contains(target) && target.closest('a')
        if (isLink || !(target instanceof Node && element.contains(target))) close()
      },
      { signal: heard.signal },
    )
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !element.open) return
        close()
        element.querySelector('summary')?.focus()
      },
      { signal: heard.signal },
    )
    return () => heard.abort()
  }, [])
  return (
    <details className="menu" ref={details}>
      <summary className="icon-button">
        <MenuIcon />
        <span className="menu-word">{t('nav.menu')}</span>
      </summary>
      <nav className="menu-panel" aria-label={t('nav.menu')}>
        <ul>
          <li>
            <Link href={paths.home()}>{t('nav.home')}</Link>
          </li>
          <li>
            <Link href={paths.catalog()}>{t('nav.allProducts')}</Link>
          </li>
          <Pages />
          <li>
            <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('footer.chat')}</ChatLink>
          </li>
        </ul>
      </nav>
    </details>
  )
}

/** What else there is besides aisles, as items of a list. */
export function Pages({ current }: { readonly current?: string }) {
  const t = useWords()
  const paths = usePaths()
  const { hasArticles, hasMarketplace } = useShop()
  const pages = [
    ...(hasArticles ? [{ screen: 'Blog', name: t('nav.blog'), href: paths.blog() }] : []),
    { screen: 'OrderTracking', name: t('nav.tracking'), href: paths.tracking() },
    ...(hasMarketplace ? [{ screen: 'Marketplace', name: t('marketplace.title'), href: paths.marketplace() }] : []),
    { screen: 'Contact', name: t('nav.contact'), href: paths.contact() },
  ]
  return pages.map(({ screen, name, href }) => (
    <li key={screen}>
      <Link href={href} aria-current={screen === current ? 'page' : undefined}>
        {name}
      </Link>
    </li>
  ))
}
