import { BuySection, type BuyState, useMoney } from '@store/template-kit'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { useRememberedCategories } from './category-context.tsx'

/** Options, quantity, and a button with the resulting price. */
export function BuyFields(props: {
  readonly buy: BuyState
  readonly id?: string
  readonly onAdded?: () => void
  readonly children?: ReactNode
}) {
  const { buy, onAdded } = props
  const t = useWords()
  const money = useMoney()
  const { note } = useRememberedCategories()
  const added = () => {
    note(buy.product)
    onAdded?.()
  }
  return (
    <BuySection
      {...props}
      onAdded={added}
      button={
        <>
          <span>{t(buy.outcome === 'added' ? 'canasta.inBasket' : 'canasta.add')}</span>
          {buy.price !== null && <b>{money(buy.price * buy.quantity)}</b>}
        </>
      }
    />
  )
}
