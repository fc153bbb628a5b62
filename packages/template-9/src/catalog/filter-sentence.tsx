import { type CatalogQuery, type ProductPage, SORTS } from '@store/core'
import { FilterForm, useMoney, useShop } from '@store/template-kit'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../words.ts'
import { priceSteps } from './price-steps.ts'

type Blank = 'category' | 'subcategory' | 'tag' | 'price' | 'sort'
/** A part of the sentence: a text, or a select. */
type SentencePart = string | ReactElement

/** An amount as a query parameter: in whole units of the currency. */
const inUnits = (amount: number | null) => (amount === null ? '' : String(amount / 100))

/**
 * "Looking for [something to cleanse] for [dry] skin up to [R$ 150], [best sellers] first." A `get` form whose blanks
 * are native selects. A choice submits it; without JavaScript there is a button. Other parameters are hidden fields.
 */
export function FilterSentence({ query, page }: { readonly query: CatalogQuery; readonly page: ProductPage }) {
  const t = useWords()
  const money = useMoney()
  const { shop, categories, subcategories } = useShop()
  const category = categories.find(({ name }) => name === query.category)
  const within = subcategories.filter(({ categoryId }) => categoryId === category?.id)
  const tags = shop.tags.filter(({ values }) => values.length > 0).toSorted((a, b) => a.position - b.position)
  const [only] = tags
  const steps = priceSteps(page.minPrice, page.maxPrice, query.maxPrice)

  const blanks: Readonly<Record<Blank, readonly SentencePart[]>> = {
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
        ...partsOf(t('sentence.tag'), {
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
        ...partsOf(t('sentence.tags'), {
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
  // Parameters the form has a select for. All others become hidden fields.
  const names = Object.entries({
    category: blanks.category,
    subcategory: blanks.category,
    tag: blanks.tag,
    max: blanks.price,
    sort: blanks.sort,
  }).flatMap(([name, { length }]) => (length > 0 ? [name] : []))
  const parts = partsOf(t(blanks.category.length > 0 ? 'sentence' : 'sentence.bare'), blanks)
  return (
    <FilterForm query={query} names={names} className="sentence one-column">
      {createElement('p', null, ...parts.map(withSign))}
      <noscript>
        <button type="submit" className="button">
          {t('sentence.show')}
        </button>
      </noscript>
    </FilterForm>
  )
}

const when = (isThere: boolean, ...parts: readonly SentencePart[]): readonly SentencePart[] => (isThere ? parts : [])

/** The parts of a sentence with its blanks filled in. The translation sets their positions. */
function partsOf(pattern: string, filled: Readonly<Record<string, readonly SentencePart[]>>): readonly SentencePart[] {
  return pattern.split(/\{(\w+)\}/).flatMap((part, i) => (i % 2 === 0 ? when(part !== '', part) : (filled[part] ?? [])))
}

/** The comma or full stop right after a blank. */
function signAfter(i: number, parts: readonly SentencePart[]): string | undefined {
  const next = parts[i + 1]
  return typeof parts[i] === 'string' || typeof next !== 'string' ? undefined : /^[,.]/.exec(next)?.[0]
}

/** Keeps a blank and the sign after it on one line. */
function withSign(piece: SentencePart, i: number, parts: readonly SentencePart[]): SentencePart {
  const sign = signAfter(i, parts)
  if (!sign) return typeof piece === 'string' && signAfter(i - 1, parts) ? piece.slice(1) : piece
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
        // A subcategory of one category is in no other, so it is dropped when the category changes.
        if (name === 'category') form?.querySelector('[name=subcategory]')?.remove()
        form?.requestSubmit()
      }}
    >
      {props.children}
    </select>
  )
}
