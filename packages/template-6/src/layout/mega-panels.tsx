import type { Category } from '@store/core'
import { CountText, Link, useMoney, usePaths, useShop } from '@store/template-kit'
import { Pictogram } from '../parts/pictogram.tsx'
import { useWords } from '../words.ts'
import { MegaName } from './mega-name.tsx'

/**
 * The rows of the mega menu. On hover or focus a row shows its panel: subcategories with counts, and links to offers.
 */
export default function MegaPanels() {
  return useShop().categories.map((category) => (
    <li key={category.id} className="mega-row">
      <CategoryPanel category={category} />
    </li>
  ))
}

function CategoryPanel({ category }: { readonly category: Category }) {
  const t = useWords()
  const money = useMoney()
  const paths = usePaths()
  const { subcategories, shop } = useShop()
  const { name, count } = category
  const parts = subcategories.filter(({ categoryId }) => categoryId === category.id)
  const free = shop.shippingRate.kind === 'flat' ? t('shipping.flat', { amount: money(shop.shippingRate.price) }) : null
  return (
    <>
      <MegaName category={category}>
        <Pictogram name={name} />
      </MegaName>
      <div className="mega-shelf">
        <ul className="mega-parts">
          {parts.map((part) => (
            <li key={part.id}>
              <Link href={paths.catalog({ category: name, subcategory: part.id })}>
                <span>{part.name}</span>
                {part.count !== null && (
                  <small>
                    <CountText count={part.count} />
                  </small>
                )}
              </Link>
            </li>
          ))}
          <li>
            <Link href={paths.catalog({ category: name })}>
              <span>{t('volt.everythingIn', { name })}</span>
              {count !== null && (
                <small>
                  <CountText count={count} />
                </small>
              )}
            </Link>
          </li>
        </ul>
        <ul className="mega-offers">
          <li>
            <Link href={paths.catalog({ category: name, promotion: true })}>
              <b>{t('volt.offersIn', { name })}</b>
            </Link>
          </li>
          <li>
            <Link href={paths.catalog({ category: name, freeShipping: true })}>
              <b>{t('volt.freeIn', { name })}</b>
              {free && <small>{free}</small>}
            </Link>
          </li>
        </ul>
      </div>
    </>
  )
}
