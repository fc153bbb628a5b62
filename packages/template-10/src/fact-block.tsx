import { Link, usePaths, useShop } from '@store/template-kit'
import { blockAt } from './block-colors.ts'
import { useWords } from './words.ts'

const FACTS = ['trompo.fact.1', 'trompo.fact.2', 'trompo.fact.3'] as const

/** A fact ("Did you know …?") between products, with a link to the blog. */
export function FactBlock({ position }: { readonly position: number }) {
  const t = useWords()
  const paths = usePaths()
  const { hasArticles } = useShop()
  return (
    <div className="block fact-block" data-block={blockAt(position + 4)}>
      <p className="fact-title">{t('trompo.fact')}</p>
      <p>{t(FACTS[position % FACTS.length] ?? FACTS[0])}</p>
      {hasArticles && (
        <Link href={paths.blog()} className="link">
          {t('blog.title')}
        </Link>
      )}
    </div>
  )
}
