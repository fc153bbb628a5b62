import { Link, Prose, type ScreenViews, usePolicyPages } from '@store/template-kit'
import { EmptyState } from './empty-state.tsx'
import { ProductSketch } from './product-sketch.tsx'
import { Split } from './split.tsx'
import { useRooms } from './use-rooms.ts'
import { useWords } from './words.ts'

/** R8, R15: table of contents at the left; at the right one policy, or all of them one below the other. */
export default function Policies(view: ScreenViews['Policies']) {
  const t = useWords()
  const rooms = useRooms()
  const { title, contents, shown, all } = usePolicyPages(view)
  return (
    <Split
      room={rooms(2)}
      className="policies"
      narrow={contents.length > 0 ? 'above' : 'away'}
      sceneClassName="wall contents-scene"
      scene={
        contents.length > 0 ? (
          <nav className="wall-in" aria-label={t('policies.contents')}>
            <ul className="contents">
              {contents.map(({ key, name, link }) => (
                <li key={key}>
                  <Link {...link}>{name}</Link>
                </li>
              ))}
              {all && (
                <li>
                  <Link href={all.href}>{all.name}</Link>
                </li>
              )}
            </ul>
          </nav>
        ) : (
          <ProductSketch name="mesa" className="scene-sketch" />
        )
      }
    >
      <h1>{title}</h1>
      {shown.length === 0 && <EmptyState title={t('policies.none')} />}
      {shown.map(({ key, title: heading, html }) => (
        <section key={key} id={key} className="policy">
          {heading && <h2>{heading}</h2>}
          <Prose html={html} className="prose" />
        </section>
      ))}
      {all && contents.length === 0 && (
        <Link href={all.href} className="quiet-link">
          {all.name}
        </Link>
      )}
    </Split>
  )
}
