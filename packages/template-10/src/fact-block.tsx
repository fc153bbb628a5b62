import { Link, usePaths, useShop } from '@store/template-kit'
import { blockAt } from './blocks.ts'
import { useWords } from './words.ts'

const FACTS = ['trompo.fact.1', 'trompo.fact.2', 'trompo.fact.3'] as const

/** "Did you know …?", between toys; with the way to what there is to read. */
export function FactBlock({ turn }: { readonly turn: number }) {
  const t = useWords()
  const paths = usePaths()
  const { hasArticles } = useShop()
  return (
    <div className="block fact-block" data-block={blockAt(turn + 4)}>
      <p className="fact-title">{t('trompo.fact')}</p>
      <p>{t(FACTS[turn % FACTS.length] ?? FACTS[0])}</p>
      {hasArticles && (
        <Link href={paths.blog()} className="text-link">
          {t('blog.title')}
        </Link>
      )}
    </div>
  )
}
