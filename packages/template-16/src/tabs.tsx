import { ArrowIcon, type LayoutProps, Link, usePaths, useRail, useShop } from '@store/template-kit'
import { type MouseEvent, useEffect, useState } from 'react'
import { useWords } from './words.ts'

/** The section of a category on the home page. */
export const sectionId = (category: { readonly id: number }): string => `seccion-${category.id}`

/**
 * The sections of the menu. At home a tab goes to its section and the section in sight is lit; elsewhere, and without a
 * script, it leads to the section's own page.
 */
export function Tabs({ screen }: Pick<LayoutProps, 'screen'>) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const rail = useRail(categories.length + 1)
  const inSight = useSectionInSight(screen === 'Home' ? categories.map(sectionId).join() : '')
  const asked = useAskedCategory(screen)
  const jump = (event: MouseEvent, id: string) => {
    const section = screen === 'Home' ? document.getElementById(id) : null
    if (!section || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    section.scrollIntoView({ block: 'start' })
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }
  return (
    <nav className="tabs" aria-label={t('sazon.sections')}>
      <ul ref={rail.track}>
        {categories.map((category) => {
          const id = sectionId(category)
          const isHere = screen === 'Home' ? inSight === id : asked === category.name
          return (
            <li key={category.id}>
              <Link
                href={paths.catalog({ category: category.name })}
                aria-current={isHere ? (screen === 'Home' ? 'location' : 'page') : undefined}
                onClick={(event: MouseEvent) => jump(event, id)}
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
      {/* Their room is kept where all tabs fit, so that nothing moves once that is known. */}
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

/** The last of the sections whose beginning has reached the upper third of the screen. */
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

/** Which section's page this is: known once the page is alive. */
function useAskedCategory(screen: LayoutProps['screen']): string | null {
  const [asked, setAsked] = useState<string | null>(null)
  // Another address is another render.
  useEffect(() => setAsked(screen === 'Catalog' ? new URLSearchParams(location.search).get('category') : null))
  return asked
}
