import { Link, usePaths, useShop } from '@store/template-kit'

/** The shop's tags (occasions, stones), a list of links for each. */
export function TagLists() {
  const paths = usePaths()
  const tags = useShop()
    .shop.tags.filter(({ values }) => values.length > 0)
    .toSorted((a, b) => a.position - b.position)
  return (
    <div className="occasions frame">
      {tags.slice(0, 2).map((tag) => (
        <section key={tag.id} aria-labelledby={`tag-${tag.id}`}>
          <h2 id={`tag-${tag.id}`}>{tag.name}</h2>
          <ul>
            {tag.values.map(({ id, name }) => (
              <li key={id}>
                <Link href={paths.catalog({ tag: id })}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
