import { ChatShopLink, Link, MenuIcon, usePageLinks } from '@store/template-kit'
import { useEffect, useRef } from 'react'
import { useWords } from '../words.ts'

/**
 * On phones: links to the pages that are no categories. A `<details>`, so it opens without JavaScript; with it, Escape
 * and a click elsewhere close it.
 */
export function Menu() {
  const t = useWords()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = details.current
    if (!element) return
    const listeners = new AbortController()
    const close = () => element.removeAttribute('open')
    document.addEventListener(
      'click',
      ({ target }) => {
        const isLink = target instanceof Element && element.contains(target) && target.closest('a')
        if (isLink || !(target instanceof Node && element.contains(target))) close()
      },
      { signal: listeners.signal },
    )
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !element.open) return
        close()
        element.querySelector('summary')?.focus()
      },
      { signal: listeners.signal },
    )
    return () => listeners.abort()
  }, [])
  return (
    <details className="menu" ref={details}>
      <summary className="icon-button">
        <MenuIcon />
        <span className="unseen">{t('nav.menu')}</span>
      </summary>
      <nav className="menu-panel" aria-label={t('nav.menu')}>
        <ul>
          {usePageLinks('home', 'catalog').map(({ key, name, href }) => (
            <li key={key}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
          <Pages />
          <li>
            <ChatShopLink />
          </li>
        </ul>
      </nav>
    </details>
  )
}

const SCREENS = { blog: 'Blog', tracking: 'OrderTracking', marketplace: 'Marketplace', contact: 'Contact' } as const

/** Links to the pages that are no categories, as list items. */
export function Pages({ current }: { readonly current?: string }) {
  return usePageLinks('blog', 'tracking', 'marketplace', 'contact').map(({ key, name, href }) => (
    <li key={key}>
      <Link href={href} aria-current={SCREENS[key] === current ? 'page' : undefined}>
        {name}
      </Link>
    </li>
  ))
}
