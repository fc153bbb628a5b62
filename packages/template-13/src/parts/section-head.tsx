import { Link } from '@store/template-kit'
import { useWords } from '../words.ts'

/** A section's title and a link to all of its products. */
export function SectionHead(props: { readonly id?: string; readonly title: string; readonly href?: string }) {
  const t = useWords()
  return (
    <div className="section-head inset">
      <h2 id={props.id}>
        <span className="lean">{props.title}</span>
      </h2>
      {props.href && (
        <Link href={props.href} className="link">
          {t('home.seeAll')}
        </Link>
      )}
    </div>
  )
}
