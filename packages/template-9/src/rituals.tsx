import type { Category } from '@store/core'
import { ChatLink, Link, Popover, usePaths, useShop } from '@store/template-kit'
import { tintStyle, useTints } from './tint.ts'
import { useWords } from './words.ts'

/** The sheet from the pill: categories as steps, each in its tint. A popover, so it opens and closes without any script. */
export function Rituals() {
  const t = useWords()
  const paths = usePaths()
  const { shop, categories, hasArticles, hasMarketplace } = useShop()
  return (
    <Popover id="rituals" className="sheet rituals">
      <nav aria-label={t('nav.menu')}>
        {categories.length > 0 && (
          <>
            <p className="rituals-title">{t('bruma.rituals.title')}</p>
            <ol className="rituals-steps">
              {categories.map((category, index) => (
                <Step key={category.id} category={category} index={index} />
              ))}
            </ol>
          </>
        )}
        <ul className="rituals-pages">
          <li>
            <Link href={paths.catalog()}>{t('nav.allProducts')}</Link>
          </li>
          {hasArticles && (
            <li>
              <Link href={paths.blog()}>{t('nav.blog')}</Link>
            </li>
          )}
          {hasMarketplace && (
            <li>
              <Link href={paths.marketplace()}>{t('marketplace.title')}</Link>
            </li>
          )}
          <li>
            <Link href={paths.tracking()}>{t('nav.tracking')}</Link>
          </li>
          <li>
            <Link href={paths.contact()}>{t('nav.contact')}</Link>
          </li>
          <li>
            <ChatLink text={t('chat.hello', { shop: shop.name })}>{t('nav.chatStore')}</ChatLink>
          </li>
        </ul>
      </nav>
    </Popover>
  )
}

function Step({ category, index }: { readonly category: Category; readonly index: number }) {
  const paths = usePaths()
  const tints = useTints()
  const within = useShop().subcategories.filter(({ categoryId }) => categoryId === category.id)
  const query = { category: category.name }
  return (
    <li data-tint="" style={tintStyle(tints.inTurn(index))}>
      <span className="rituals-number" aria-hidden="true">
        {index + 1}
      </span>
      <div>
        <Link href={paths.catalog(query)} className="rituals-name">
          {category.name}
        </Link>
        {within.length > 0 && (
          <ul className="rituals-within">
            {within.map(({ id, name }) => (
              <li key={id}>
                <Link href={paths.catalog({ ...query, subcategory: id })}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
