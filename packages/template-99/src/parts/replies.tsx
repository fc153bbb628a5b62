import { type CatalogQuery, type Category, emptyQuery } from '@store/core'
import { imageUrl, Link, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import type { CSSProperties, ReactNode } from 'react'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { Bubble, Dots } from './bubble.tsx'
import { useConversation, useReply } from './conversation.tsx'
import { drawingFor } from './drawing.ts'

/** How many replies are shown; "see all" links to the others. */
const MOST = 8

/**
 * The categories as replies, in the style of `categoryStyle`: chips, bubbles with a photo, or a list. A reply that is
 * clicked is shown as the shopper's message while the answer loads. `at`: the query of the list below.
 */
export function Replies({ at }: { readonly at?: CatalogQuery }) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const { categoryStyle } = useSettings<Settings>()
  const mark = useMark()
  const { question } = useConversation()
  if (categories.length === 0) return null
  const here = at && paths.catalog({ ...at, page: 1 })
  // Above a list always as chips, because the list matters more.
  const style = at ? 1 : categoryStyle
  const offered = style === 3 ? categories : categories.slice(0, MOST)
  return (
    <>
      <nav className="replies" data-style={style} {...mark('categoryStyle')} aria-label={t('charla.replies')}>
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

/** A link whose text becomes the shopper's message. */
export function Reply(props: {
  readonly href: string
  readonly words: string
  /** The address of the page that is shown. */
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
