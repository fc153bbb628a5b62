import { Link, usePaths, useShop } from '@store/template-kit'
import { tintStyle, useTints } from '../parts/tint.ts'

/** The values of the shop's tags (ingredients, skin types) as links to their lists. */
export function TagPills() {
  const paths = usePaths()
  const tints = useTints()
  const tags = useShop()
    .shop.tags.filter(({ values }) => values.length > 0)
    .toSorted((a, b) => a.position - b.position)
  return tags.slice(0, 3).map((tag) => (
    <section key={tag.id} className="frame section tag-pills" aria-labelledby={`tag-${tag.id}`}>
      <h2 id={`tag-${tag.id}`}>{tag.name}</h2>
      <ul className="pills wraps">
        {tag.values.map(({ id, name }, index) => (
          <li key={id} data-tint="" style={tintStyle(tints.inTurn(index))}>
            <Link href={paths.catalog({ tag: id })} className="pill-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
