import { type PaymentMethod, type PaymentProblem, PROVIDER_TERMS } from '@store/core'
import { useEffect, useState } from 'react'
import { useMoney, useT } from '../shop-context.tsx'

/** A payment method that is not available for this order, and why. */
export type ExcludedMethod = { readonly method: PaymentMethod; readonly problem: PaymentProblem }

/**
 * A radio button for each payment method, with an explanation; then the methods that are not available for this city or total,
 * with the reason. For use in a fieldset of a form.
 */
export function PaymentOptions(props: {
  readonly methods: readonly PaymentMethod[]
  readonly excluded?: readonly ExcludedMethod[]
  readonly chosen: PaymentMethod | null
  /** The method that was chosen before, also if it is excluded now: without JavaScript it stays chosen. */
  readonly preferred?: string
  readonly onChoose: (method: PaymentMethod) => void
}) {
  const t = useT<string>()
  const about = usePaymentAbout()
  const reasonOf = useExclusionReason()
  const isHydrated = useIsHydrated()
  const { methods, excluded = [], onChoose } = props
  const chosen = isHydrated ? props.chosen : props.preferred || props.chosen
  const option = (method: PaymentMethod, text: string, isExcluded: boolean) => (
    <label key={method} data-excluded={isExcluded ? '' : undefined}>
      <input
        type="radio"
        name="paymentMethod"
        value={method}
        checked={method === chosen}
        // Without JavaScript it stays enabled: the shopper may change the city in the same form, and the server decides.
        disabled={isExcluded && isHydrated}
        onChange={() => onChoose(method)}
        required
      />
      <span>
        <strong>{t(`payment.${method}`)}</strong> <small>{text}</small>
      </span>
    </label>
  )
  return (
    <>
      {methods.map((method) => option(method, about(method), false))}
      {excluded.map(({ method, problem }) => option(method, reasonOf(problem), true))}
    </>
  )
}

function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}

function useExclusionReason(): (problem: PaymentProblem) => string {
  const t = useT<string>()
  const money = useMoney()
  return (problem) => t(`payment.not.${problem.reason}`, 'amount' in problem ? { amount: money(problem.amount) } : {})
}

/** A function that explains a payment method, with its instalments (B7) or cash networks. */
function usePaymentAbout(): (method: PaymentMethod) => string {
  const t = useT<string>()
  return (method) => {
    const months = method in PROVIDER_TERMS ? PROVIDER_TERMS[method as keyof typeof PROVIDER_TERMS].instalments : null
    return t(`payment.${method}.about`, { months: months ?? 1 })
  }
}
