import { imageUrl, Link, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import type { CommonSettings } from '@store/template-kit/settings'
import { useDisc } from '../parts/category-context.tsx'
import { CategoryDrawing } from '../parts/category-drawing.tsx'
import { useWords } from '../words.ts'

/** The categories as tiles with a disc, on the home page (`categoryStyle` 2). */
export function CategoryTiles() {
  const t = useWords()
  const { categories } = useShop()
  const { categoryStyle } = useSettings<CommonSettings>()
  const mark = useMark()
  if (categoryStyle !== 2 || categories.length === 0) return null
  return (
    <nav className="aisle-tiles" {...mark('categoryStyle')} aria-label={t('canasta.aisles')}>
      <ul>
        {categories.map(({ id, name, image }) => (
          <li key={id}>
            <CategoryTile name={name} image={image} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryTile({ name, image }: { readonly name: string; readonly image: string | null }) {
  const paths = usePaths()
  return (
    <Link href={paths.catalog({ category: name })}>
      <span className="disc" data-disc={useDisc(name)}>
        {image ? (
          <span className="photo" data-media="loaded">
            <img src={imageUrl(image, 240)} alt="" loading="lazy" />
          </span>
        ) : (
          <CategoryDrawing aisle={name} />
        )}
      </span>
      {name}
    </Link>
  )
}
