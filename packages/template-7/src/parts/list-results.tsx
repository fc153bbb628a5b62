import { priceOf, unitsOf, variantById } from '@store/core'
import { ChatLink, MinusIcon, PlusIcon, useAnnounce, useCart, useMoney, useShop } from '@store/template-kit'
import { useState } from 'react'
import { ChatIcon } from '../icons.tsx'
import { useWords } from '../words.ts'
import { useRememberedCategories } from './category-context.tsx'
import { Picture } from './picture.tsx'
import { type Choice, packagesFor } from './shopping-list.ts'
import type { LookupResult } from './use-lookup.ts'

/**
 * What is chosen for an entry of the list: the index of the product, and the quantity, which is 0 if it is left out.
 */
type Taken = { readonly at: number; readonly quantity: number }

/**
 * The results of a list: for each entry the best match with a stepper and two others; then the entries without a match.
 */
export function ListResults(props: {
  readonly results: readonly LookupResult[]
  readonly onBack: () => void
  readonly onDone: () => void
}) {
  const t = useWords()
  const money = useMoney()
  const cart = useCart()
  const announce = useAnnounce()
  const { note } = useRememberedCategories()
  const { results } = props
  const [isAdding, setAdding] = useState(false)
  const [taken, setTaken] = useState<readonly Taken[]>(() => results.map(firstTaken))
  const choose = (index: number, change: Partial<Taken>) =>
    setTaken(taken.map((one, at) => (at === index ? { ...one, ...change } : one)))
  const chosenLines = results.flatMap(({ choices }, index) => {
    const { at, quantity } = taken[index] ?? { at: 0, quantity: 0 }
    const choice = choices[at]
    return choice && quantity > 0 ? [{ ...choice, quantity }] : []
  })
  const total = chosenLines.reduce(
    (sum, { product, variantId, quantity }) => sum + (priceOf(product, variantId) ?? 0) * quantity,
    0,
  )
  const count = chosenLines.reduce((sum, { quantity }) => sum + quantity, 0)
  const missing = results.filter(({ choices }) => choices.length === 0).map(({ wish }) => wish.text)
  const add = async () => {
    setAdding(true)
    for (const { product, variantId, quantity } of chosenLines) {
      note(product)
      await cart.add(product, variantId, quantity)
    }
    announce(t('canasta.listAdded', { count }))
    props.onDone()
    cart.open()
  }
  return (
    <div className="list-results">
      <ul className="list-rows">
        {results.map(({ wish, choices }, index) =>
          choices.length > 0 ? (
            <li key={wish.name} className="list-row" data-out={taken[index]?.quantity === 0 ? '' : undefined}>
              <p className="list-wish">{wish.text}</p>
              <Row
                choices={choices}
                taken={taken[index] ?? { at: 0, quantity: 0 }}
                onTake={(change) => choose(index, change)}
              />
            </li>
          ) : null,
        )}
      </ul>
      {missing.length > 0 && <NotFound texts={missing} />}
      <div className="list-foot">
        <button type="button" className="link" onClick={props.onBack}>
          {t('canasta.changeList')}
        </button>
        <button
          type="button"
          className="button pay-button"
          disabled={count === 0 || isAdding}
          aria-busy={isAdding}
          onClick={() => void add()}
        >
          <span>{t('canasta.addList', { count })}</span>
          {count > 0 && <b>{money(total)}</b>}
        </button>
      </div>
    </div>
  )
}

function firstTaken({ wish, choices }: LookupResult): Taken {
  const [first] = choices
  if (!first) return { at: 0, quantity: 0 }
  return { at: 0, quantity: Math.min(packagesFor(wish, first.product), maxQuantityOf(first)) }
}

const maxQuantityOf = ({ product, variantId }: Choice): number =>
  Math.min(unitsOf(product, variantId), product.maxQuantity ?? Number.POSITIVE_INFINITY)

function Row(props: {
  readonly choices: readonly Choice[]
  readonly taken: Taken
  readonly onTake: (change: Partial<Taken>) => void
}) {
  const t = useWords()
  const money = useMoney()
  const { choices, taken, onTake } = props
  const choice = choices[taken.at]
  if (!choice) return null
  const { product } = choice
  const name = nameOf(choice)
  return (
    <>
      <Picture product={product} sizes="3.5rem" largest={160} decorative />
      <p className="list-name">
        {name} <small>{money(priceOf(product, choice.variantId) ?? 0)}</small>
      </p>
      <span className="mini">
        <button
          type="button"
          aria-label={t('canasta.lessOf', { name })}
          disabled={taken.quantity === 0}
          onClick={() => onTake({ quantity: taken.quantity - 1 })}
        >
          <MinusIcon />
        </button>
        <span>{taken.quantity}</span>
        <button
          type="button"
          aria-label={t('canasta.moreOf', { name })}
          disabled={taken.quantity >= maxQuantityOf(choice)}
          onClick={() => onTake({ quantity: taken.quantity + 1 })}
        >
          <PlusIcon />
        </button>
      </span>
      {choices.length > 1 && (
        <p className="list-others wraps">
          {choices.map((other, at) =>
            at === taken.at ? null : (
              <button
                key={`${other.product.id}.${other.variantId}`}
                type="button"
                aria-label={t('canasta.rather', { name: nameOf(other) })}
                onClick={() => onTake({ at, quantity: Math.min(Math.max(1, taken.quantity), maxQuantityOf(other)) })}
              >
                {nameOf(other)} <b>{money(priceOf(other.product, other.variantId) ?? 0)}</b>
              </button>
            ),
          )}
        </p>
      )}
    </>
  )
}

function nameOf({ product, variantId }: Choice): string {
  const variant = variantId === null ? null : variantById(product, variantId)
  return [product.name, ...(variant?.values ?? [])].join(' · ')
}

/** Entries the search has not found. A link sends them to the shop by chat. */
function NotFound({ texts }: { readonly texts: readonly string[] }) {
  const t = useWords()
  const { shop } = useShop()
  return (
    <section className="list-missing">
      <h3>{t('canasta.notFound')}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ChatLink
        text={[t('canasta.askFor', { shop: shop.name }), ...texts.map((text) => `· ${text}`)].join('\n')}
        className="button"
      >
        <ChatIcon /> {t('canasta.askByChat')}
      </ChatLink>
    </section>
  )
}
