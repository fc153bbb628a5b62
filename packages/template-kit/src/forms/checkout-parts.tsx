import { type ComponentPropsWithoutRef, Fragment, type ReactNode } from 'react'
import { Form, Link } from '../host.tsx'
import { useDeliveryTime } from '../order/delivery-time.ts'
import { visuallyHidden } from '../parts/visually-hidden.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'
import { BY, BY_CHAT } from './checkout.ts'
import type { Checkout } from './checkout-form.ts'
import { type CheckoutStep, STEP, stepToItems } from './checkout-step.ts'
import { PaymentOptions } from './payment-options.tsx'

/** The form with its hidden fields. What stands in it is the template's. */
export function CheckoutForm(props: {
  readonly checkout: Checkout
  readonly className?: string
  readonly children: ReactNode
}) {
  const { formProps, hidden } = props.checkout
  return (
    <Form {...formProps} className={props.className} data-checkout="">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* What Enter in a field presses is the first button of its form: the one that buys, wherever others stand. */}
      <button
        {...visuallyHidden}
        type="submit"
        tabIndex={-1}
        aria-hidden="true"
        disabled={props.checkout.methods.length === 0}
      />
      {props.children}
    </Form>
  )
}

/** To an address, or picked up: a radio group where both are possible, else nothing. */
export function DeliveryChoice(props: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const { delivery, deliveries, setDelivery } = props.checkout
  if (deliveries.length < 2) return null
  return (
    <fieldset className={props.className} data-delivery={delivery}>
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

/** How long the delivery that is chosen takes; nothing where the shop does not say. Part: `data-delivery-time`. */
export function DeliveryTime(props: { readonly checkout: Checkout; readonly className?: string }) {
  const { shipping } = props.checkout.totals
  const text = useDeliveryTime(shipping.kind === 'quoted' ? shipping : {})
  return (
    text && (
      <p className={props.className} data-delivery-time="">
        {text}
      </p>
    )
  )
}

/** Payment methods, each with a line that says what happens. */
export function PaymentChoice(props: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const { chat, methods, excluded, method, wanted, setMethod, methodError } = props.checkout
  if (chat?.chosen) return <ByChat checkout={props.checkout} className={props.className} />
  if (methods.length + excluded.length === 0) return <p data-no-methods="">{t('checkout.noMethods')}</p>
  return (
    <fieldset
      className={props.className}
      data-payment=""
      data-invalid={methodError === null ? undefined : ''}
      aria-describedby="payment-error"
    >
      <legend>{t('checkout.payment')}</legend>
      {methods.length === 0 && <p data-no-methods="">{t('checkout.noMethods')}</p>}
      {/* Its room is there before it is: what is pressed must not move away from under the finger. */}
      <p id="payment-error" data-error="">
        {methodError ?? '\u00a0'}
      </p>
      <PaymentOptions methods={methods} excluded={excluded} chosen={method} wanted={wanted} onChoose={setMethod} />
    </fieldset>
  )
}

/**
 * Yes to the shop's terms and to what it does with the buyer's data (L5), with the way to both where they are written.
 * Never ticked beforehand. Part: `data-terms`.
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
    <div className={className} data-terms="" data-invalid={error === null ? undefined : ''}>
      <label data-check="">
        <input
          {...{ id, type: 'checkbox', name: 'consent', required: true, defaultChecked: isGiven }}
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

/** In place of the methods: how an order by chat is paid, and the way back to them. Part: `data-by-chat`. */
function ByChat({ checkout, className }: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const step = useStep(checkout)
  return (
    <fieldset className={className} data-payment="" data-by-chat="">
      <legend>{t('checkout.payment')}</legend>
      <p>{t('checkout.chatAbout')}</p>
      {checkout.chat?.hasOtherWays && (
        <p>
          <button {...step('otherWays')}>{t('checkout.otherWays')}</button>
        </p>
      )}
    </fieldset>
  )
}

/**
 * Sends the order, or leads on to where it is paid, and says which; then that it is on its way. Rests where there is
 * nothing to pay with. A template that adds to the words is given them: `children={(words) => …}`.
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
    <button {...rest} type="submit" disabled={disabled || methods.length === 0} aria-busy={pending}>
      {children(t(pending ? 'checkout.placing' : submitWord))}
    </button>
  )
}

/**
 * Orders by chat what would otherwise be paid here; where the shop has questions of its own, they are asked first.
 * Nothing where the order is one by chat already, or the shop has no number.
 */
export function ChatButton(props: {
  readonly checkout: Checkout
  readonly className?: string
  /** Always asks anew first: where the form is not before the shopper's eyes. */
  readonly asks?: boolean
  /** Something of the template's own is in the way. */
  readonly disabled?: boolean
  readonly children?: ReactNode
}) {
  const t = useT()
  const { chat } = props.checkout
  const step = useStep(props.checkout)
  if (!chat || chat.chosen) return null
  const button = props.asks || chat.asksMore ? step('byChat') : ({ type: 'submit', name: BY, value: BY_CHAT } as const)
  return (
    <button {...button} className={props.className} disabled={props.disabled} data-tone="quiet" data-chat-button="">
      {props.children ?? t('checkout.byChat')}
    </button>
  )
}

function useStep({ path }: Checkout) {
  return (value: CheckoutStep) => ({ type: 'submit', name: STEP, value, formAction: path(value === 'byChat') }) as const
}

/**
 * What stands between the shopper and the order, in a list that is read out, and a button that goes on with what there is;
 * or that it is placed already, with the way to it. Nothing when nothing does.
 */
export function CheckoutProblems(props: { readonly checkout: Checkout; readonly className?: string }) {
  const t = useT()
  const { problems, faults, mended, path, placed } = props.checkout
  if (problems.length + faults.length === 0) return placed && <AlreadyPlaced {...props} placed={placed} />
  return (
    <div role="alert" tabIndex={-1} className={props.className} data-problems="">
      <p>{t('checkout.problems')}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {faults.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
      {mended !== null && (
        <button type="submit" name={STEP} value={stepToItems(mended)} formAction={path(undefined, mended)}>
          {t('checkout.mend')}
        </button>
      )}
    </div>
  )
}

/** In place of problems: this very order exists. Sending the form again leads to it; buying the same again is another. */
function AlreadyPlaced(props: {
  readonly checkout: Checkout
  readonly placed: NonNullable<Checkout['placed']>
  readonly className?: string
}) {
  const t = useT()
  const paths = usePaths()
  const { number, key, again } = props.placed
  const { hidden, chat } = props.checkout
  const ways = [
    [paths.order(number, key), 'checkout.seePlaced'],
    [paths.checkout(hidden.items, chat?.chosen, again), 'checkout.again'],
  ] as const
  return (
    <div role="alert" className={props.className} data-problems="" data-placed="">
      <p>{t('checkout.placed', { number })}</p>
      {ways.map(([href, words]) => (
        <p key={words}>
          <Link href={href} reloadDocument>
            {t(words)}
          </Link>
        </p>
      ))}
    </div>
  )
}

/** From checkout to the cart, where lines can still be changed. */
export function BackToCart(look: { readonly className?: string; readonly 'data-tone'?: string }) {
  const t = useT()
  const paths = usePaths()
  return (
    <Link {...look} href={paths.cart()}>
      {t('checkout.back')}
    </Link>
  )
}
