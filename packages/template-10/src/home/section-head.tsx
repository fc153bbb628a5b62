import { Link } from '@store/template-kit'
import { useWords } from '../words.ts'

/** A section's title and a link to all of its products. */
export function SectionHead({ title, href }: { readonly title: string; readonly href?: string }) {
  const t = useWords()
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {href && (
        <Link href={href} className="block-link">
          {t('home.seeAll')}
        </Link>
      )}
    </div>
  )
}
