import { type CheckedLine, lineKey } from '@store/core'
import { type CartLineState, Link, MinusIcon, PlusIcon, useCart, useCartLine, useShop } from '@store/template-kit'
import { useRef } from 'react'
import { BinIcon } from '../icons.tsx'
import { useRememberedCategories } from '../parts/category-context.tsx'
import { lineImage, Picture } from '../parts/picture.tsx'
import { useReplacements } from '../parts/replacements.ts'
import { keepUnits } from '../parts/unit-line.ts'
import { useWords } from '../words.ts'

/** The lines of the cart, grouped by category in the shop's order of categories. */
export function CartLines({ large = false }: { readonly large?: boolean }) {
  const groups = useGroups()
  const Heading = large ? 'h2' : 'h3'
  return (
    <div className="groups" data-large={large ? '' : undefined}>
      {groups.map(({ aisle, lines }) => (
        <section key={aisle ?? ''}>
          {aisle !== null && groups.length > 1 && <Heading className="aisle-name">{aisle}</Heading>}
          <ul className="cart-lines">
            {lines.map((line) => (
              <CartLine key={lineKey(line)} line={line} large={large} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function useGroups() {
  const t = useWords()
  const { categories } = useShop()
  const { lines } = useCart()
  const { categoryOf } = useRememberedCategories()
  const names = [...categories.map(({ name }) => name), null]
  const groups = new Map<string | null, CheckedLine[]>(names.map((name) => [name, []]))
  for (const line of lines) {
    const aisle = categoryOf(line.productId)
    groups.get(groups.has(aisle) ? aisle : null)?.push(line)
  }
  const filled = [...groups].filter(([, members]) => members.length > 0)
  return filled.map(([aisle, members]) => ({
    aisle: aisle ?? (filled.length > 1 ? t('canasta.otherAisle') : null),
    lines: members,
  }))
}

/** A line that cannot be bought is dimmed and can only be removed (S5). A line that was just changed is highlighted. */
function CartLine({ line, large }: { readonly line: CheckedLine; readonly large: boolean }) {
  const { lastAdded } = useCart()
  const { href, isActive, amount, priceNote, problem, remedy, remove, quantity } = useCartLine(line)
  const first = useRef(line.quantity)
  const added = lastAdded?.key === lineKey(line) ? lastAdded.at : null
  const changed = added ?? (line.quantity === first.current ? null : line.quantity)
  return (
    <li className="line" data-status={line.status}>
      {changed !== null && <i key={changed} className="flash" aria-hidden="true" />}
      {large && <Picture product={lineImage(line)} sizes="5rem" largest={240} decorative />}
      <div className="line-text">
        <Link href={href} className="line-name">
          {keepUnits(line.name)}
        </Link>
        {line.variant.length > 0 && <p className="muted">{line.variant.join(' · ')}</p>}
        {line.message && <p className="muted">«{line.message}»</p>}
        {priceNote && <p className="muted">{priceNote}</p>}
        {problem && (
          <p className="problem">
            {problem} {remedy && <button {...remedy} className="link" />}
          </p>
        )}
      </div>
      <b className="line-amount">{amount}</b>
      <div className="line-tools">
        {isActive && (
          <>
            <Quantity line={line} quantity={quantity} remove={remove} />
            <MayReplace line={line} />
          </>
        )}
        {(large || !isActive) && <button {...remove} className="link line-remove" />}
      </div>
    </li>
  )
}

/** Quantity with minus and plus. At one, minus becomes "remove". */
function Quantity({
  line,
  quantity,
  remove,
}: Pick<CartLineState, 'quantity' | 'remove'> & { readonly line: CheckedLine }) {
  const t = useWords()
  const { value, max, onChange } = quantity
  return (
    <span className="mini">
      {value > 1 ? (
        <button type="button" aria-label={t('canasta.lessOf', { name: line.name })} onClick={() => onChange(value - 1)}>
          <MinusIcon />
        </button>
      ) : (
        <button {...remove}>
          <BinIcon />
        </button>
      )}
      <span>{value}</span>
      <button
        type="button"
        aria-label={t('canasta.moreOf', { name: line.name })}
        disabled={max !== null && value >= max}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon />
      </button>
    </span>
  )
}

/** A checkbox: whether the shop may replace this product by a similar one. The answer goes into the order's message. */
function MayReplace({ line }: { readonly line: CheckedLine }) {
  const t = useWords()
  const { isReplaced, turn } = useReplacements()
  const key = lineKey(line)
  return (
    <label className="replace">
      <input type="checkbox" checked={isReplaced(key)} onChange={() => turn(key)} />
      <span>{t('canasta.replace')}</span>
    </label>
  )
}
