import { type PaymentMethod, PROVIDER_TERMS } from '@store/core'
import { useShop, useT } from '../shop-context.tsx'

/** One radio button per payment method, with a line that says what happens. Stands in a fieldset of a form. */
export function PaymentOptions(props: {
  readonly methods: readonly PaymentMethod[]
  readonly chosen: PaymentMethod | null
  readonly onChoose?: (method: PaymentMethod) => void
}) {
  const t = useT<string>()
  const about = usePaymentAbout()
  return (
    <>
      {props.methods.map((method) => (
        <label key={method}>
          <input
            type="radio"
            name="paymentMethod"
            value={method}
            defaultChecked={method === props.chosen}
            onChange={() => props.onChoose?.(method)}
            required
          />
          <span>
            <strong>{t(`payment.${method}`)}</strong> <small>{about(method)}</small>
          </span>
        </label>
      ))}
    </>
  )
}

/** What happens with a method, its instalments (B7) and cash networks in words. */
function usePaymentAbout(): (method: PaymentMethod) => string {
  const t = useT<string>()
  const { country } = useShop().shop
  return (method) => {
    // What it takes differs: elsewhere there is no PSE, and another number of collection points.
    const abroad = method === 'mercadoPago' && country !== 'CO'
    const months = method in PROVIDER_TERMS ? PROVIDER_TERMS[method as keyof typeof PROVIDER_TERMS].instalments : null
    return t(`payment.${method}.about${abroad ? 'Abroad' : ''}`, { months: months ?? 1 })
  }
}
