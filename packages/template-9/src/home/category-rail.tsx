import type { Category } from '@store/core'
import { ArrowIcon, imageUrl, Link, useMark, usePaths, useRail, useSettings, useShop } from '@store/template-kit'
import { tintStyle, useTints } from '../parts/tint.ts'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** The categories in the style of `categoryStyle`: numbered steps (1), arches with their picture (2), pills (3). */
export function CategoryRail() {
  const { categories } = useShop()
  const { categoryStyle } = useSettings<Settings>()
  if (categories.length === 0) return null
  return categoryStyle === 3 ? (
    <Pills categories={categories} />
  ) : (
    <Steps categories={categories} style={categoryStyle} />
  )
}

function Steps({ categories, style }: { readonly categories: readonly Category[]; readonly style: 1 | 2 }) {
  const t = useWords()
  const paths = usePaths()
  const tints = useTints()
  const mark = useMark()
  const rail = useRail(categories.length)
  return (
    <nav className="ritual section" aria-labelledby="ritual" data-style={style} {...mark('categoryStyle')}>
      <div className="section-head frame">
        <h2 id="ritual">{t('bruma.ritual')}</h2>
        <div className="rail-tools" data-idle={rail.atStart && rail.atEnd ? '' : undefined}>
          <button
            type="button"
            className="icon-button"
            aria-label={t('rail.back')}
            disabled={rail.atStart}
            onClick={() => rail.goTo(rail.index - 1)}
          >
            <ArrowIcon direction="left" />
          </button>
          <span className="rail-bar" aria-hidden="true">
            <span style={{ transform: `translateX(${rail.index * 100}%)`, width: `${100 / categories.length}%` }} />
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={t('rail.next')}
            disabled={rail.atEnd}
            onClick={() => rail.goTo(rail.index + 1)}
          >
            <ArrowIcon />
          </button>
        </div>
      </div>
      <ul className="ritual-track" ref={rail.track}>
        {categories.map(({ id, name, image }, index) => (
          <li key={id} data-tint="" style={tintStyle(tints.inTurn(index))}>
            <Link href={paths.catalog({ category: name })} className="ritual-step">
              {style === 2 && (
                <span className="arch">
                  {image && <img src={imageUrl(image, 480)} alt="" loading="lazy" width={240} height={300} />}
                </span>
              )}
              <span className="ritual-number" aria-hidden="true">
                {index + 1}
              </span>
              <span className="ritual-name">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Pills({ categories }: { readonly categories: readonly Category[] }) {
  const t = useWords()
  const paths = usePaths()
  const tints = useTints()
  const mark = useMark()
  return (
    <nav className="frame section" {...mark('categoryStyle')} aria-label={t('nav.categories')}>
      <ul className="pills wraps">
        {categories.map(({ id, name }, index) => (
          <li key={id} data-tint="" style={tintStyle(tints.inTurn(index))}>
            <Link href={paths.catalog({ category: name })} className="pill-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
