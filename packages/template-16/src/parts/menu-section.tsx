import type { Product } from '@store/core'
import { Link, useMark, useSettings } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'
import { Dish } from './dish.tsx'

/** A section of the menu: category and dishes. Nothing if there are none. */
export function MenuSection(props: {
  readonly id: string
  readonly title: string
  readonly dishes: readonly Product[]
  /** The address of the category's own page. */
  readonly all?: string
  readonly priority?: boolean
}) {
  const t = useWords()
  const { id, title, dishes, all, priority } = props
  if (dishes.length === 0) return null
  return (
    <section className="course" id={id} aria-labelledby={`${id}-name`}>
      <div className="course-head">
        <h2 id={`${id}-name`} tabIndex={-1}>
          {title}
        </h2>
        {all && (
          <Link href={all} className="link" aria-label={t('label.of', { label: t('home.seeAll'), name: title })}>
            {t('home.seeAll')}
          </Link>
        )}
      </div>
      <DishList dishes={dishes} priority={priority} />
    </section>
  )
}

/** Dishes in the style of `productStyle`: lines, tiles with photos, or short lines. */
export function DishList(props: { readonly dishes: readonly Product[]; readonly priority?: boolean | undefined }) {
  const { productStyle } = useSettings<Settings>()
  const mark = useMark<Settings>()
  return (
    <ul className="dishes" data-style={productStyle} {...mark('productStyle', 'photos')}>
      {props.dishes.map((dish, index) => (
        <li key={dish.id}>
          <Dish product={dish} priority={props.priority && index < 2} />
        </li>
      ))}
    </ul>
  )
}
