import type { Product } from '@store/core'
import { Link, type ScreenViews, usePaths, useSettings, useShop, visuallyHidden } from '@store/template-kit'
import { Course } from './course.tsx'
import { EmptyPlate } from './empty-plate.tsx'
import { useFinder, useFoundSaid } from './finder.tsx'
import { HouseFacts } from './house-facts.tsx'
import { Note } from './note.tsx'
import type { Settings } from './settings.ts'
import { sectionId } from './tabs.tsx'
import { Today } from './today.tsx'
import { useWords } from './words.ts'

/** The menu itself: what is on offer today, then one section per category; where the house is; two notes. */
export default function Home({ products, promotions, bestSellers, articles }: ScreenViews['Home']) {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { headline } = useSettings<Settings>()
  const finder = useFinder()
  const dishes = unique([...products, ...bestSellers, ...promotions])
  const found = dishes.filter((dish) => says(dish, finder.text))
  useFoundSaid(found.length)
  const isLooking = finder.text.trim() !== ''
  return (
    <>
      {headline ? <h1 className="headline">{headline}</h1> : <h1 {...visuallyHidden}>{shop.name}</h1>}
      {!isLooking && <Today promotions={promotions} />}
      {dishes.length === 0 && <EmptyPlate title={t('home.empty')} />}
      {isLooking && found.length === 0 && <EmptyPlate title={t('sazon.noneFound', { text: finder.text.trim() })} />}
      <Menu dishes={found} />
      {!isLooking && (
        <>
          <HouseFacts />
          {articles.length > 0 && (
            <section className="house" aria-labelledby="notes">
              <div className="course-head">
                <h2 id="notes">{t('blog.title')}</h2>
                <Link href={paths.blog()} className="under">
                  {t('home.seeAll')}
                </Link>
              </div>
              <div className="notes">
                {articles.slice(0, 2).map((article) => (
                  <Note key={article.id} article={article} heading="h3" />
                ))}
              </div>
            </section>
          )}
        </>
      )}
    </>
  )
}

/** Dishes under their categories, in the shop's order; what has none comes last. */
function Menu({ dishes }: { readonly dishes: readonly Product[] }) {
  const t = useWords()
  const paths = usePaths()
  const { categories } = useShop()
  const named = new Set(categories.map(({ name }) => name))
  const others = dishes.filter(({ category }) => !category || !named.has(category.name))
  return (
    <>
      {categories.map((category, index) => (
        <Course
          key={category.id}
          id={sectionId(category)}
          title={category.name}
          all={paths.catalog({ category: category.name })}
          dishes={dishes.filter((dish) => dish.category?.name === category.name)}
          priority={index === 0}
        />
      ))}
      <Course
        id="seccion"
        title={t(others.length === dishes.length ? 'nav.products' : 'sazon.others')}
        all={paths.catalog()}
        dishes={others}
      />
    </>
  )
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
/** Every word that was written is in its name or in what is said of it, whatever their accents. */
const says = ({ name, summary }: Product, text: string): boolean =>
  plain(text)
    .split(/\s+/)
    .every((word) => plain(`${name} ${summary ?? ''}`).includes(word))

const unique = (products: readonly Product[]): readonly Product[] =>
  products.filter((product, index) => products.findIndex(({ id }) => id === product.id) === index)
