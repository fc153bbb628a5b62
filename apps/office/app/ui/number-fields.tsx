import { formatAmount, type MoneyStyle, parseAmount } from '@store/core'
import { type ComponentProps, useRef, useState } from 'react'
import { useWords } from '#app/words/use-words.ts'
import { TextField } from './fields.tsx'

type MoneyFieldProps = Omit<ComponentProps<typeof TextField>, 'defaultValue' | 'type'> & {
  /** In hundredths; null: blank. */
  readonly amount: number | null
  readonly money: MoneyStyle
  /** The typed value, shown instead of the amount. */
  readonly typed?: string | undefined
  /** Receives a valid amount when the field is left; null: blank. */
  readonly onAmount?: (amount: number | null) => void
}

/**
 * An amount in the format of the shop's country: "50.000" is fifty thousand in Colombia. It is sent as typed, and parsed by
 * the same rule on the server (`Sent.money`). An invalid amount is reported when the field is left.
 */
export function MoneyField({ amount, money, typed, onAmount, wrong, ...rest }: MoneyFieldProps) {
  const { parts } = useWords()
  const [misread, setMisread] = useState(false)
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      data-figures=""
      {...rest}
      defaultValue={typed ?? (amount === null ? '' : formatAmount(amount, money))}
      wrong={misread ? parts.amount : wrong}
      onBlur={(event) => {
        const now = event.currentTarget.value.trim()
        const read = now === '' ? null : parseAmount(now, money)
        setMisread(now !== '' && read === null)
        if (read !== null) event.currentTarget.value = formatAmount(read, money)
        if (now === '' || read !== null) onAmount?.(read)
      }}
    />
  )
}

type UnitsFieldProps = Omit<ComponentProps<typeof TextField>, 'defaultValue' | 'type'> & {
  /** Null: blank. */
  readonly units: number | null
}

/** A number of units, typed or changed by buttons. Sent as digits. */
export function UnitsField({ units, ...rest }: UnitsFieldProps) {
  const { parts } = useWords()
  const field = useRef<HTMLDivElement>(null)
  function step(by: 1 | -1) {
    const input = field.current?.querySelector('input')
    if (!input) return
    input.value = String(Math.max(0, (Number(input.value) || 0) + by))
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <div className="units" ref={field}>
      <TextField
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        pattern="[0-9]*"
        data-figures=""
        {...rest}
        defaultValue={units ?? ''}
      />
      <button type="button" className="button" onClick={() => step(-1)} aria-label={`${rest.label}: ${parts.fewer}`}>
        −
      </button>
      <button type="button" className="button" onClick={() => step(1)} aria-label={`${rest.label}: ${parts.greater}`}>
        +
      </button>
    </div>
  )
}
