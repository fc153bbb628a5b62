import { type CatalogQuery, type Category, emptyQuery } from '@store/core'
import { imageUrl, Link, usePaths, useSettings, useShop } from '@store/template-kit'
import type { CSSProperties, ReactNode } from 'react'
import { Bubble, Dots } from './bubble.tsx'
import { useConversation, useReply } from './conversation.tsx'
import { drawingFor } from './drawing.ts'
import type { Settings } from './settings.ts'
import { useWords } from './words.ts'

/** Most replies offered at once; the rest is behind "see all". */
const MOST = 8

/**
 * What a shopper may answer: the categories, as chips, as bubbles with a photo, or as a list (`estilo_categorias`). A
 * tapped one is said at once, under them, while the answer is on its way. `at`: the catalogue that is shown below.
 */
export function Replies({ at }: { readonly at?: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const { categoryStyle } = useSettings<Settings>()
  const { question } = useConversation()
  if (categories.length === 0) return null
  const here = at && paths.catalog({ ...at, page: 1 })
  // Once one is chosen the answer counts, not the choice.
  const style = at ? 1 : categoryStyle
  const offered = style === 3 ? categories : categories.slice(0, MOST)
  return (
    <>
      <nav className="replies" data-style={style} aria-label={t('charla.replies')}>
        <ul>
          {offered.map((category) => (
            <li key={category.id}>
              <Reply href={paths.catalog({ ...emptyQuery, category: category.name })} words={category.name} here={here}>
                {style === 2 && <CategoryPhoto category={category} />}
                <span>{category.name}</span>
              </Reply>
            </li>
          ))}
          <li>
            <Reply href={paths.catalog()} words={t('charla.everything')} here={here}>
              <span>{t('home.seeAll')}</span>
            </Reply>
          </li>
        </ul>
      </nav>
      {question && question.href !== here && (
        <>
          <Bubble from="you" className="posted">
            {question.words}
          </Bubble>
          <Dots />
        </>
      )}
    </>
  )
}

/** A link that is an answer: tapping it says its words. */
export function Reply(props: {
  readonly href: string
  readonly words: string
  /** The address that is shown. */
  readonly here?: string
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <Link
      href={props.href}
      className={props.className ?? 'chip'}
      aria-current={props.href === props.here ? 'page' : undefined}
      onClick={useReply(props.href, props.words)}
    >
      {props.children}
    </Link>
  )
}

function CategoryPhoto({ category: { name, image } }: { readonly category: Category }) {
  return image ? (
    <img src={imageUrl(image, 240)} alt="" loading="lazy" width={120} height={150} />
  ) : (
    <span className="drawing" style={drawingFor(name) as CSSProperties} aria-hidden="true" />
  )
}
