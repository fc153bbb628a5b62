import { Link, usePaths, useShop } from '@store/template-kit'
import { useClothOf } from '../parts/cloths.ts'
import type { Maker } from '../parts/makers.ts'
import { Monogram } from '../parts/making.tsx'
import { ClothCut } from '../parts/weave.tsx'
import { useWords } from '../words.ts'

/** The makers of the products. In a shop whose products name no maker, the categories. */
export function MakerTags({ makers }: { readonly makers: readonly Maker[] }) {
  const t = useWords()
  const { categories } = useShop()
  if (makers.length === 0 && categories.length === 0) return null
  return (
    <section className="frame" aria-labelledby="makers">
      <h2 id="makers">{t(makers.length > 0 ? 'telar.makers' : 'nav.categories')}</h2>
      <ul className="tags">
        {makers.length > 0
          ? makers.map((maker) => (
              <li key={maker.maker}>
                <MakerCard {...maker} />
              </li>
            ))
          : categories.map((category) => (
              <li key={category.id}>
                <CategoryTag category={category} />
              </li>
            ))}
      </ul>
    </section>
  )
}

/** A maker; a link to their products if the shop has a tag value with that name. */
function MakerCard({ maker, place, count, days }: Maker) {
  const t = useWords()
  const paths = usePaths()
  const values = useShop().shop.tags.flatMap((tag) => tag.values)
  const tag = values.find(({ name }) => name.toLowerCase() === maker.toLowerCase())
  return (
    <div className="tag">
      <Monogram name={maker} />
      <span className="tag-words">
        <h3>
          {tag ? (
            <Link href={paths.catalog({ tag: tag.id })} className="cover-link">
              {maker}
            </Link>
          ) : (
            maker
          )}
        </h3>
        {place && <span>{place}</span>}
        {days && (
          <span className="muted">
            {days[0] === days[1]
              ? t('telar.days', { count: days[0] })
              : t('telar.daysRange', { from: days[0], to: days[1] })}
          </span>
        )}
        {tag && <span className="muted">{t('catalog.count', { count })}</span>}
      </span>
    </div>
  )
}

function CategoryTag({ category }: { readonly category: { readonly name: string } }) {
  const paths = usePaths()
  const clothOf = useClothOf()
  return (
    <div className="tag">
      <ClothCut from={clothOf(category)} className="tag-cloth" />
      <span className="tag-words">
        <h3>
          <Link href={paths.catalog({ category: category.name })} className="cover-link">
            {category.name}
          </Link>
        </h3>
      </span>
    </div>
  )
}
