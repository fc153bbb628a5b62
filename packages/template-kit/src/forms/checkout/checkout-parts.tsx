import { type ComponentPropsWithoutRef, Fragment, type ReactNode } from 'react'
import { Form, Link } from '../../host.tsx'
import { useDeliveryTime } from '../../order/delivery-time.ts'
import { visuallyHidden } from '../../parts/visually-hidden.tsx'
import { usePaths, useShop, useT } from '../../shop-context.tsx'
import { PaymentOptions } from '../payment-options.tsx'
import { BY, BY_CHAT } from './checkout.ts'
import type { Checkout } from './checkout-form.ts'
import { type CheckoutStep, STEP } from './checkout-step.ts'

/** The form with its hidden fields. The template gives its content. */
export function CheckoutForm(props: {
  readonly checkout: Checkout
  readonly className?: string
  /** Disables the form for a reason of the template's, also for Enter in a field. */
  readonly disabled?: boolean
  readonly children: ReactNode
}) {
  const { formProps, hidden } = props.checkout
  return (
    <Form {...formProps} className={props.className} data-checkout="">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Enter in a field submits with the first button of the form: this one buys, wherever the others are. */}
      <button
        {...visuallyHidden}
        type="submit"
        tabIndex={-1}
        aria-hidden="true"
        disabled={props.disabled || props.checkout.methods.length === 0}
      />
      {props.children}
    </Form>
  )
}

/** A radio group for delivery to an address or picking up; nothing where only one is possible. */
export function DeliveryChoice(props: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const { delivery, deliveries, setDelivery } = props.checkout
  if (deliveries.length < 2) return null
  return (
    <fieldset className={props.className} data-delivery={delivery} data-feature="delivery">
      <legend>{t('checkout.delivery')}</legend>
      {deliveries.map((kind) => (
        <label key={kind} data-chosen={kind === delivery ? '' : undefined}>
          <input
            type="radio"
            name="delivery"
            value={kind}
            checked={kind === delivery}
            onChange={() => setDelivery(kind)}
          />
          <span>{t(`delivery.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The delivery time; nothing where the shop has not set one. Part: `data-feature="delivery-time"`. */
export function DeliveryTime(props: { readonly checkout: Checkout; readonly className?: string }) {
  const { shipping } = props.checkout.totals
  const text = useDeliveryTime(shipping.kind === 'quoted' ? shipping : {})
  return (
    text && (
      <p className={props.className} data-feature="delivery-time">
        {text}
      </p>
    )
  )
}

/** The payment methods, each with an explanation. */
export function PaymentChoice(props: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const { chat, methods, excluded, method, chosenMethod, setMethod, methodError } = props.checkout
  if (chat?.chosen) return <ByChat checkout={props.checkout} className={props.className} />
  if (methods.length + excluded.length === 0) return <p data-no-methods="">{t('checkout.noMethods')}</p>
  return (
    <fieldset
      className={props.className}
      data-payment=""
      data-feature="payment"
      data-invalid={methodError === null ? undefined : ''}
      aria-describedby="payment-error"
    >
      <legend>{t('checkout.payment')}</legend>
      {methods.length === 0 && <p data-no-methods="">{t('checkout.noMethods')}</p>}
      {/* The error's line is always there, to avoid a layout shift while the shopper presses an option. */}
      <p id="payment-error" data-error="">
        {methodError ?? '\u00a0'}
      </p>
      <PaymentOptions
        methods={methods}
        excluded={excluded}
        chosen={method}
        preferred={chosenMethod}
        onChoose={setMethod}
      />
    </fieldset>
  )
}

/**
 * A checkbox for consent to the shop's terms and its use of the buyer's data (L5), with links to both where they exist. It is
 * never checked in advance. Part: `data-terms`.
 */
export function CheckoutConsent({ checkout, className }: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const paths = usePaths()
  const { policyKinds } = useShop()
  const { id, isGiven, error } = checkout.consent
  const links = [
    ...(policyKinds.length > 0 ? [[paths.terms(), t('footer.privacyTerms')]] : []),
    ...(policyKinds.includes('privacy') ? [[paths.policy('privacy'), t('policy.privacy')]] : []),
  ]
  return (
    <div className={className} data-terms="" data-feature="consent" data-invalid={error === null ? undefined : ''}>
      <label data-check="">
        <input
          id={id}
          type="checkbox"
          name="consent"
          required
          defaultChecked={isGiven}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-error`}
        />
        <span>
          {t('checkout.consent')}{' '}
          <small>
            {links.map(([href, words], at) => (
              <Fragment key={href}>
                {at > 0 && ' · '}
                <a href={href} target="_blank" rel="noopener">
                  {words}
                </a>
              </Fragment>
            ))}
          </small>
        </span>
      </label>
      <p id={`${id}-error`} data-error="">
        {error}
      </p>
    </div>
  )
}

/** Replaces the payment methods for an order by chat: explains how it is paid, with a button back to them. Part: `data-by-chat`. */
function ByChat({ checkout, className }: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const step = useStep(checkout)
  return (
    <fieldset className={className} data-payment="" data-feature="payment" data-by-chat="">
      <legend>{t('checkout.payment')}</legend>
      <p>{t('checkout.chatAbout')}</p>
      {checkout.chat?.hasOtherMethods && (
        <p>
          <button {...step('otherWays')}>{t('checkout.otherWays')}</button>
        </p>
      )}
    </fieldset>
  )
}

/**
 * The submit button: its text says whether it places the order or goes on to the payment, and changes while the order is
 * sent. It is disabled without payment methods. A template can wrap the text: `children={(words) => …}`.
 */
export function CheckoutButton({
  checkout,
  disabled = false,
  children = (words) => words,
  ...rest
}: Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'aria-busy' | 'children'> & {
  readonly checkout: Checkout
  readonly children?: (words: string) => ReactNode
}) {
  const t = useT()
  const { methods, pending, submitWord } = checkout
  return (
    <button
      {...rest}
      data-feature="submit"
      type="submit"
      disabled={disabled || methods.length === 0}
      aria-busy={pending}
    >
      {children(t(pending ? 'checkout.placing' : submitWord))}
    </button>
  )
}

/**
 * A button that orders by chat instead; if the shop has additional fields, it first shows the form with them. Nothing where the
 * order is by chat already, or the shop has no chat number.
 */
export function ChatButton(props: {
  readonly checkout: Checkout
  readonly className?: string
  /** Always show the form first, for templates in which it may not be visible. */
  readonly asks?: boolean
  /** Disables it for a reason of the template's. */
  readonly disabled?: boolean
  readonly children?: ReactNode
}) {
  const t = useT()
  const { chat } = props.checkout
  const step = useStep(props.checkout)
  if (!chat || chat.chosen) return null
  const button = props.asks || chat.asksMore ? step('byChat') : ({ type: 'submit', name: BY, value: BY_CHAT } as const)
  return (
    <button
      {...button}
      className={props.className}
      disabled={props.disabled}
      data-tone="quiet"
      data-chat-button=""
      data-feature="chat"
    >
      {props.children ?? t('checkout.byChat')}
    </button>
  )
}

function useStep({ path }: Checkout) {
  return (value: CheckoutStep) => ({ type: 'submit', name: STEP, value, formAction: path(value === 'byChat') }) as const
}

/** A link from checkout to the cart, where lines can be changed. */
export function BackToCart(attributes: { readonly className?: string; readonly 'data-tone'?: string }) {
  const t = useT()
  const paths = usePaths()
  return (
    <Link {...attributes} href={paths.cart()}>
      {t('checkout.back')}
    </Link>
  )
}
