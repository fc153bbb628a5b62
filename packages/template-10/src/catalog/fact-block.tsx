import { Link, useMark, usePaths, useSettings, useShop } from '@store/template-kit'
import type { Settings } from '../settings.ts'
import { useWords } from '../words.ts'

/** Yellow, in the template's own colours. */
const BLOCK = 5

/** The merchant's fact ("Did you know …?") between products, with a link to the blog. */
export function FactBlock() {
  const t = useWords()
  const paths = usePaths()
  const mark = useMark<Settings>()
  const { hasArticles } = useShop()
  const { fact } = useSettings<Settings>()
  return (
    <div className="block fact-block" data-block={BLOCK} {...mark('fact')}>
      <p className="fact-title">{t('trompo.fact')}</p>
      <p>{fact}</p>
      {hasArticles && (
        <Link href={paths.blog()} className="link">
          {t('blog.title')}
        </Link>
      )}
    </div>
  )
}
