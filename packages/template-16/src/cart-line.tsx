import type { CheckedLine } from '@store/core'
import { CrossIcon, Link, QuantityInput, useCartLine } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from './words.ts'

/**
 * A line as text, as in "2 × Clásico …… S/ 84", with its message in italics. Used in the cart, at checkout and in
 * orders.
 */
export function LineFacts(props: {
  readonly line: Pick<CheckedLine, 'name' | 'variant' | 'quantity'> & { readonly message?: string | null }
  readonly amount: string
  readonly href?: string
  readonly children?: ReactNode
}) {
  const t = useWords()
  const { line, amount, href } = props
  return (
    <>
      <div className="dotted">
        <span className="written">
          <span className="written-count">{`${line.quantity} × `}</span>
          {href ? <Link href={href}>{line.name}</Link> : line.name}
        </span>
        <span className="leader" aria-hidden="true" />
        <span className="written-amount">{amount}</span>
      </div>
      {line.variant.length > 0 && <p className="written-note">{line.variant.join(' · ')}</p>}
      {line.message && <p className="written-note">{t('sazon.note', { text: line.message })}</p>}
      {props.children}
    </>
  )
}

/** A line that cannot be bought is dimmed and can only be removed (S5). */
export function CartLine({ line }: { readonly line: CheckedLine }) {
  const state = useCartLine(line)
  return (
    <div className="ticket-line" data-status={line.status}>
      <LineFacts line={line} amount={state.amount} href={state.href}>
        {state.priceNote && <p className="written-note">{state.priceNote}</p>}
        {state.problem && <p className="problem">{state.problem}</p>}
        {state.remedy && <button {...state.remedy} className="under" />}
        <div className="ticket-tools">
          {state.isActive && <QuantityInput {...state.quantity} className="count" />}
          <button {...state.remove} className="sign">
            <CrossIcon />
          </button>
        </div>
      </LineFacts>
    </div>
  )
}
