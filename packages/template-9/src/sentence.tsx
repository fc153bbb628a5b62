import { type CatalogQuery, type ProductPage, SORTS } from '@store/core'
import { FilterForm, useMoney, useShop } from '@store/template-kit'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { priceSteps } from './price-steps.ts'
import { useWords } from './words.ts'

type Blank = 'category' | 'subcategory' | 'tag' | 'price' | 'sort'
/** Words, or a blank among them. */
type Piece = string | ReactElement

/** How an address writes an amount: in whole units of the shop's money. */
const inUnits = (amount: number | null) => (amount === null ? '' : String(amount / 100))

/**
 * "Looking for [something to cleanse] for [dry] skin up to [R$ 150], [best sellers] first." Each blank is a native select
 * in one plain form: choosing sends it, and without JavaScript there is a button. What else is asked is carried along.
 */
export function Sentence({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const money = useMoney()
  const { shop, categories, subcategories } = useShop()
  const category = categories.find(({ name }) => name === query.category)
  const within = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  const tags = shop.tags.filter(({ values }) => values.length > 0).toSorted((a, b) => a.position - b.position)
  const [only] = tags
  const steps = priceSteps(page.minPrice, page.maxPrice, query.maxPrice)

  const blanks: Readonly<Record<Blank, readonly Piece[]>> = {
    category: when(
      categories.length > 0,
      <Choice name="category" label={t('filter.category')} value={query.category ?? ''}>
        <option value="">{t('sentence.anyCategory')}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </Choice>,
    ),
    subcategory: when(
      within.length > 0,
      ', ',
      <Choice name="subcategory" label={t('filter.subcategory')} value={query.subcategory ?? ''}>
        <option value="">{t('sentence.anySubcategory')}</option>
        {within.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>,
    ),
    tag: [
      ...when(
        tags.length === 1,
        ' ',
        ...piecesOf(t('sentence.tag'), {
          group: [
            <span key="group" className="sentence-group">
              {only?.name}
            </span>,
          ],
          tag: [
            <Choice key="tag" name="tag" label={only?.name ?? ''} value={query.tag ?? ''}>
              <option value="">{t('sentence.anyTag')}</option>
              {only?.values.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Choice>,
          ],
        }),
      ),
      ...when(
        tags.length > 1,
        ' ',
        ...piecesOf(t('sentence.tags'), {
          tag: [
            <Choice key="tag" name="tag" label={t('filter.title')} value={query.tag ?? ''}>
              <option value="">{t('sentence.anyOfTags')}</option>
              {tags.map((tag) => (
                <optgroup key={tag.id} label={tag.name}>
                  {tag.values.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Choice>,
          ],
        }),
      ),
    ],
    price: when(
      steps.length > 0,
      ', ',
      <Choice name="max" label={t('filter.maxPrice')} value={inUnits(query.maxPrice)}>
        <option value="">{t('sentence.anyPrice')}</option>
        {steps.map((amount) => (
          <option key={amount} value={inUnits(amount)}>
            {t('sentence.upTo', { amount: money(amount) })}
          </option>
        ))}
      </Choice>,
    ),
    sort: [
      <Choice key="sort" name="sort" label={t('sort.label')} value={query.sort}>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sentence.${sort}`)}
          </option>
        ))}
      </Choice>,
    ],
  }
  // A blank that is not offered is carried along with the rest.
  const names = Object.entries({
    category: blanks.category,
    subcategory: blanks.category,
    tag: blanks.tag,
    max: blanks.price,
    sort: blanks.sort,
  }).flatMap(([name, { length }]) => (length > 0 ? [name] : []))
  const pieces = piecesOf(t(blanks.category.length > 0 ? 'sentence' : 'sentence.bare'), blanks)
  return (
    <FilterForm query={query} names={names} className="sentence">
      {createElement('p', null, ...pieces.map(spoken))}
      <noscript>
        <button type="submit" className="button">
          {t('sentence.show')}
        </button>
      </noscript>
    </FilterForm>
  )
}

const when = (isThere: boolean, ...pieces: readonly Piece[]): readonly Piece[] => (isThere ? pieces : [])

/** A sentence with its blanks filled; they stand where each language puts them. */
function piecesOf(pattern: string, filled: Readonly<Record<string, readonly Piece[]>>): readonly Piece[] {
  return pattern.split(/\{(\w+)\}/).flatMap((part, i) => (i % 2 === 0 ? when(part !== '', part) : (filled[part] ?? [])))
}

/** The comma or stop after a blank. */
function signAfter(i: number, pieces: readonly Piece[]): string | undefined {
  const next = pieces[i + 1]
  return typeof pieces[i] === 'string' || typeof next !== 'string' ? undefined : /^[,.]/.exec(next)?.[0]
}

/** A blank and the sign after it are one: no line begins with a comma or a stop. */
function spoken(piece: Piece, i: number, pieces: readonly Piece[]): Piece {
  const sign = signAfter(i, pieces)
  if (!sign) return typeof piece === 'string' && signAfter(i - 1, pieces) ? piece.slice(1) : piece
  return (
    <span className="sentence-end">
      {piece}
      {sign}
    </span>
  )
}

function Choice(props: {
  readonly name: string
  readonly label: string
  readonly value: string | number
  readonly children: ReactNode
}) {
  const { name, label, value } = props
  return (
    <select
      name={name}
      aria-label={label}
      className="blank"
      data-blank={name}
      defaultValue={value}
      onChange={({ currentTarget: { form } }) => {
        // What lies within one category lies in no other.
        if (name === 'category') form?.querySelector('[name=subcategory]')?.remove()
        form?.requestSubmit()
      }}
    >
      {props.children}
    </select>
  )
}
