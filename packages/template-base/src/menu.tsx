import { ChatShopLink, Link, MenuIcon, PageItems, useCategoryLinks, usePageLinks, useT } from '@store/template-kit'
import { type MouseEvent, useEffect, useRef } from 'react'

/** The menu is a `<details>`, which opens without JavaScript. With JavaScript it closes by Escape, by a click outside and by its links. */
export function Menu() {
  const t = useT()
  const pages = usePageLinks('home', 'catalog', 'tracking', 'blog', 'marketplace', 'contact')
  const categories = useCategoryLinks()
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const element = details.current
    if (!element) return
    const close = () => element.removeAttribute('open')
    const byTap = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.contains(event.target)) close()
    }
    const byKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      close()
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', byTap)
    document.addEventListener('keydown', byKey)
    return () => {
      document.removeEventListener('pointerdown', byTap)
      document.removeEventListener('keydown', byKey)
    }
  }, [])

  const closeFromLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) details.current?.removeAttribute('open')
  }
  return (
    <details className="menu" ref={details} data-empty={categories.length === 0 ? '' : undefined}>
      <summary className="nav-link">
        <MenuIcon />
        <span className="narrow-only">{t('nav.menu')}</span>
        <span className="wide-only">{t('nav.categories')}</span>
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys on a link click it */}
      <div className="menu-panel" onClick={closeFromLink}>
        <ul className="menu-pages narrow-only">
          <PageItems pages={pages} />
          <li>
            <ChatShopLink />
          </li>
        </ul>
        {categories.length > 0 && (
          <>
            <p className="menu-title narrow-only">{t('nav.categories')}</p>
            <ul className="menu-categories" style={{ ['--columns' as string]: Math.min(3, categories.length) }}>
              {categories.map(({ key, name, href, within }) => (
                <li key={key}>
                  <Link href={href}>{name}</Link>
                  {within.length > 0 && (
                    <ul>
                      {within.map((part) => (
                        <li key={part.key}>
                          <Link href={part.href}>{part.name}</Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  )
}
