import { type AppliedDiscount, FIELD_LIMITS } from '@store/core'
import type { ScreenViews } from '../../design.ts'
import { useDiscountName } from '../../order/totals-list.tsx'
import { useT } from '../../shop-context.tsx'
import { useErrorText } from '../field.tsx'
import { useCouponProblem } from '../refusal.ts'
import type { Checkout } from './checkout-form.ts'
import { type CheckoutStep, STEP } from './checkout-step.ts'

/** The coupon of a checkout. At most one of `applied` and `error` is set. */
export type CheckoutCoupon = {
  /** Id of the input. */
  readonly id: string
  /** The code as it was typed. */
  readonly typed: string
  readonly applied: AppliedDiscount | null
  /** Whether the shop has coupons. */
  readonly isOffered: boolean
  /** Why the code is refused, in the shop's language. */
  readonly error: string | null
}

/** The state of the code in the form or the address, by the server's reply. */
export function useCoupon(
  { quote, refusals, placed }: Pick<ScreenViews['Checkout'], 'quote' | 'refusals' | 'placed'>,
  field: { readonly value: string; readonly errors: readonly string[] | undefined },
): CheckoutCoupon {
  const errorText = useErrorText()
  const reasonOf = useCouponProblem()
  const applied = quote.totals.discounts.find(({ trigger }) => trigger === 'coupon') ?? null
  // Once the order is placed, the code may be refused because the order itself has used it: not an error.
  const refusal = placed ? undefined : [...refusals, ...quote.refusals].find((one) => one.kind === 'coupon')
  const reason = refusal?.kind === 'coupon' ? reasonOf(refusal.problem) : null
  const problem = field.errors?.[0] ? errorText(field.errors[0]) : reason
  return {
    id: `${ID}-code`,
    isOffered: quote.takesCoupons !== false,
    typed: field.value,
    applied,
    error: applied ? null : problem,
  }
}

const ID = 'checkout-coupon'

/**
 * A field for a code with a button that applies it; once applied, its name and a button that removes it. Both buttons
 * submit the whole form, so that other fields keep their values, and return to this field. Parts: `data-coupon` with
 * `data-applied` or, around label, control and error, `data-field`; `data-coupon-line` around the control and its button.
 */
export function CouponField({ checkout, className }: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const nameOf = useDiscountName()
  const { typed, applied, error, isOffered } = checkout.coupon
  const step = (value: CheckoutStep) =>
    ({ type: 'submit', name: STEP, value, formAction: `${checkout.path()}#${ID}` }) as const
  if (applied)
    return (
      <div id={ID} className={className} data-coupon="" data-feature="coupon" data-applied="">
        <p>{nameOf(applied)}</p>
        <input type="hidden" name="coupon" value={applied.id} />
        <button {...step('withoutCoupon')} aria-label={t('coupon.removeCode', { code: applied.id })}>
          {t('coupon.remove')}
        </button>
      </div>
    )
  if (!isOffered && !typed && !error) return null
  return (
    <details id={ID} className={className} data-coupon="" data-feature="coupon" open={typed !== '' || error !== null}>
      <summary>{t('coupon.title')}</summary>
      <div data-field="coupon" data-invalid={error === null ? undefined : ''}>
        <label htmlFor={`${ID}-code`}>{t('coupon.code')}</label>
        <div data-coupon-line="">
          <input
            id={`${ID}-code`}
            name="coupon"
            defaultValue={typed}
            maxLength={FIELD_LIMITS.coupon}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            // biome-ignore lint/a11y/noAutofocus: a refused form focuses its first error
            autoFocus={checkout.fieldErrors[0]?.id === checkout.coupon.id}
            aria-invalid={error !== null || undefined}
            aria-describedby={`${ID}-error`}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Without this, Enter would submit with the button that buys.
              event.preventDefault()
              const { form, parentElement } = event.currentTarget
              form?.requestSubmit(parentElement?.querySelector('button'))
            }}
          />
          <button {...step('coupon')}>{t('coupon.apply')}</button>
        </div>
        <p id={`${ID}-error`} data-error="">
          {error ?? '\u00a0'}
        </p>
      </div>
    </details>
  )
}
