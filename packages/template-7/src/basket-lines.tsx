import { type CheckedLine, lineKey } from '@store/core'
import { type CartLineState, Link, MinusIcon, PlusIcon, useCart, useCartLine, useShop } from '@store/template-kit'
import { useRef } from 'react'
import { useNotedAisles } from './aisle.tsx'
import { BinIcon } from './icons.tsx'
import { Picture, pictured } from './picture.tsx'
import { useReplacements } from './replacements.ts'
import { unparted } from './unit-line.ts'
import { useWords } from './words.ts'

/** What is in the basket, by aisle, in the order of the shop's aisles. */
export function BasketLines({ large = false }: { readonly large?: boolean }) {
  const groups = useGroups()
  const Heading = large ? 'h2' : 'h3'
  return (
    <div className="groups" data-large={large ? '' : undefined}>
      {groups.map(({ aisle, lines }) => (
        <section key={aisle ?? ''}>
          {aisle !== null && groups.length > 1 && <Heading className="aisle-name">{aisle}</Heading>}
          <ul className="lines">
            {lines.map((line) => (
              <BasketLine key={lineKey(line)} line={line} large={large} />
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
  const { aisleOf } = useNotedAisles()
  const names = [...categories.map(({ name }) => name), null]
  const groups = new Map<string | null, CheckedLine[]>(names.map((name) => [name, []]))
  for (const line of lines) {
    const aisle = aisleOf(line.productId)
    groups.get(groups.has(aisle) ? aisle : null)?.push(line)
  }
  const filled = [...groups].filter(([, members]) => members.length > 0)
  return filled.map(([aisle, members]) => ({
    aisle: aisle ?? (filled.length > 1 ? t('canasta.otherAisle') : null),
    lines: members,
  }))
}

/** What cannot be bought is dim and can only leave (S5). What has just changed flashes. */
function BasketLine({ line, large }: { readonly line: CheckedLine; readonly large: boolean }) {
  const { lastAdded } = useCart()
  const { href, isActive, amount, priceNote, problem, remedy, remove, quantity } = useCartLine(line)
  const first = useRef(line.quantity)
  const added = lastAdded?.key === lineKey(line) ? lastAdded.at : null
  const changed = added ?? (line.quantity === first.current ? null : line.quantity)
  return (
    <li className="line" data-status={line.status}>
      {changed !== null && <i key={changed} className="flash" aria-hidden="true" />}
      {large && <Picture product={pictured(line)} sizes="5rem" largest={240} decorative />}
      <div className="line-text">
        <Link href={href} className="line-name">
          {unparted(line.name)}
        </Link>
        {line.variant.length > 0 && <p className="muted">{line.variant.join(' · ')}</p>}
        {line.message && <p className="muted">«{line.message}»</p>}
        {priceNote && <p className="muted">{priceNote}</p>}
        {problem && (
          <p className="problem">
            {problem} {remedy && <button {...remedy} className="text-button" />}
          </p>
        )}
      </div>
      <b className="line-amount">{amount}</b>
      <div className="line-ways">
        {isActive && (
          <>
            <Steps line={line} quantity={quantity} remove={remove} />
            <Replace line={line} />
          </>
        )}
        {(large || !isActive) && <button {...remove} className="text-button line-remove" />}
      </div>
    </li>
  )
}

/** One less, how many, one more; the last one goes into the bin. */
function Steps({
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

/** Whether the shop may put in something like it; said to the shop with the order. */
function Replace({ line }: { readonly line: CheckedLine }) {
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
