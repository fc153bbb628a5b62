import { type PaymentMethod, type PaymentProblem, PROVIDER_TERMS } from '@store/core'
import { useEffect, useState } from 'react'
import { useMoney, useT } from '../shop-context.tsx'

/** A method that this order cannot be paid by, and why. */
export type ExcludedMethod = { readonly method: PaymentMethod; readonly problem: PaymentProblem }

/**
 * One radio button per payment method, with a line that says what happens; after them those that another city or total
 * would have, with the reason. Stands in a fieldset of a form.
 */
export function PaymentOptions(props: {
  readonly methods: readonly PaymentMethod[]
  readonly excluded?: readonly ExcludedMethod[]
  readonly chosen: PaymentMethod | null
  /** What was asked for before, which may be excluded now: without scripts it stays asked for. */
  readonly wanted?: string
  readonly onChoose: (method: PaymentMethod) => void
}) {
  const t = useT<string>()
  const about = usePaymentAbout()
  const why = useExclusion()
  const isAlive = useIsAlive()
  const { methods, excluded = [], onChoose } = props
  const chosen = isAlive ? props.chosen : props.wanted || props.chosen
  const option = (method: PaymentMethod, said: string, isOut: boolean) => (
    <label key={method} data-excluded={isOut ? '' : undefined}>
      <input
        type="radio"
        name="paymentMethod"
        value={method}
        checked={method === chosen}
        // Without scripts the city may still be changed along with it: there the server decides.
        disabled={isOut && isAlive}
        onChange={() => onChoose(method)}
        required
      />
      <span>
        <strong>{t(`payment.${method}`)}</strong> <small>{said}</small>
      </span>
    </label>
  )
  return (
    <>
      {methods.map((method) => option(method, about(method), false))}
      {excluded.map(({ method, problem }) => option(method, why(problem), true))}
    </>
  )
}

function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return isAlive
}

function useExclusion(): (problem: PaymentProblem) => string {
  const t = useT<string>()
  const money = useMoney()
  return (problem) => t(`payment.not.${problem.reason}`, 'amount' in problem ? { amount: money(problem.amount) } : {})
}

/** What happens with a method, its instalments (B7) and cash networks in words. */
function usePaymentAbout(): (method: PaymentMethod) => string {
  const t = useT<string>()
  return (method) => {
    const months = method in PROVIDER_TERMS ? PROVIDER_TERMS[method as keyof typeof PROVIDER_TERMS].instalments : null
    return t(`payment.${method}.about`, { months: months ?? 1 })
  }
}
