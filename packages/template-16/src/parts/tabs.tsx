import { ArrowIcon, type LayoutProps, Link, usePaths, useRail, useShop, wantsNewTab } from '@store/template-kit'
import { type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { useWords } from '../words.ts'

/** How much of its neighbour is visible beside a tab that was scrolled to, in pixels. */
const EDGE = 32

/** The element id of a category's section on the home page. */
export const sectionId = (category: { readonly id: number }): string => `seccion-${category.id}`

/**
 * The categories as tabs. On the home page a tab scrolls to its section, and the tab of the visible section is
 * highlighted. On other pages, and without JavaScript, it links to the category's page.
 */
export function Tabs({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const rail = useRail(categories.length + 1)
  const inSight = useSectionInSight(screen === 'Home' ? categories.map(sectionId).join() : '')
  const requested = useRequestedCategory(screen)
  useTabInSight(rail.track, inSight ?? requested)
  const scrollToSection = (event: MouseEvent, id: string) => {
    const section = screen === 'Home' ? document.getElementById(id) : null
    if (!section || wantsNewTab(event)) return
    event.preventDefault()
    section.scrollIntoView({ block: 'start' })
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }
  return (
    <nav className="tabs" aria-label={t('sazon.sections')}>
      <ul ref={rail.track}>
        {categories.map((category) => {
          const id = sectionId(category)
          const isHere = screen === 'Home' ? inSight === id : requested === category.name
          return (
            <li key={category.id}>
              <Link
                href={paths.catalog({ category: category.name })}
                aria-current={isHere ? (screen === 'Home' ? 'location' : 'page') : undefined}
                onClick={(event: MouseEvent) => scrollToSection(event, id)}
              >
                {category.name}
              </Link>
            </li>
          )
        })}
        <li>
          <Link href={paths.catalog()}>{t('nav.allProducts')}</Link>
        </li>
      </ul>
      {/* The space for the arrows is reserved also where all tabs fit, so that nothing moves. */}
      <div className="tabs-arrows" data-idle={rail.atStart && rail.atEnd ? '' : undefined}>
        <button
          type="button"
          aria-label={t('sazon.earlier')}
          disabled={rail.atStart}
          onClick={() => rail.goTo(rail.index - 2)}
        >
          <ArrowIcon direction="left" />
        </button>
        <button
          type="button"
          aria-label={t('sazon.later')}
          disabled={rail.atEnd}
          onClick={() => rail.goTo(rail.index + 2)}
        >
          <ArrowIcon />
        </button>
      </div>
    </nav>
  )
}

/** Scrolls the row sideways until the highlighted tab is in it as a whole; the page stays where it is. */
function useTabInSight(track: RefObject<HTMLUListElement>, highlighted: string | null): void {
  useEffect(() => {
    const row = track.current
    const tab = row?.querySelector('[aria-current]')
    if (highlighted === null || !row || !tab) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (inner.left < outer.left) row.scrollBy({ left: inner.left - outer.left - EDGE })
    else if (inner.right > outer.right) row.scrollBy({ left: inner.right - outer.right + EDGE })
  }, [track, highlighted])
}

/** The last section whose top has passed the upper third of the screen. */
function useSectionInSight(ids: string): string | null {
  const [inSight, setInSight] = useState<string | null>(null)
  useEffect(() => {
    if (ids === '') return setInSight(null)
    let frame = 0
    const read = () => {
      frame = 0
      const edge = window.innerHeight / 3
      const passed = ids.split(',').filter((id) => {
        const section = document.getElementById(id)
        return section !== null && section.getBoundingClientRect().top <= edge
      })
      setInSight(passed.at(-1) ?? null)
    }
    const later = () => {
      frame ||= requestAnimationFrame(read)
    }
    window.addEventListener('scroll', later, { passive: true })
    later()
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', later)
    }
  }, [ids])
  return inSight
}

/** The category of the list that is shown; null until React has started. */
function useRequestedCategory(screen: LayoutProps['screen']): string | null {
  const [requested, setRequested] = useState<string | null>(null)
  // Without dependencies: a change of the address renders this component again.
  useEffect(() => setRequested(screen === 'Catalog' ? new URLSearchParams(location.search).get('category') : null))
  return requested
}
