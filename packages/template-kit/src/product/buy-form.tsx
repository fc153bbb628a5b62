import {
  type Amount,
  type Availability,
  compareAtOf,
  FIELD_LIMITS,
  findVariant,
  hasVariants,
  itemsToText,
  type Option,
  optionValueStates,
  type Product,
  priceOf,
  productAvailability,
  unitsOf,
  type Variant,
  variantAvailability,
} from '@store/core'
import { createContext, type FormEvent, type ReactNode, useContext, useMemo, useState } from 'react'
import { useCart } from '../cart/cart-provider.tsx'
import { loadEngine } from '../cart/cart-store.ts'
import type { AddRefusal } from '../cart/engine.ts'
import { axisField, axisValue, CHAT_FIELD, NOW_FIELD, PRODUCT_FIELD, QUANTITY_FIELD } from '../order/requested-items.ts'
import { OptionPicker } from '../parts/option-picker.tsx'
import { QuantityInput } from '../parts/quantity-input.tsx'
import { usePaths, useShop, useT } from '../shop-context.tsx'

export type BuyState = {
  readonly product: Product
  readonly options: readonly Option[]
  /** The chosen value of each option; an option with one value is chosen from the start. */
  readonly chosen: readonly (string | null)[]
  /** `axis`: index of the option. */
  readonly choose: (axis: number, value: string) => void
  readonly values: ReturnType<typeof optionValueStates>
  /** The variant with the chosen values; null while one is missing, or if the product has no variants. */
  readonly variant: Variant | null
  readonly needsChoice: boolean
  readonly availability: Availability
  readonly price: Amount | null
  readonly compareAt: Amount | null
  readonly unitsLeft: number
  readonly quantity: number
  readonly setQuantity: (quantity: number) => void
  readonly message: string
  readonly setMessage: (message: string) => void
  /** The result of the last attempt to add; null before the first. */
  readonly outcome: 'added' | AddRefusal | null
  readonly submit: (event?: FormEvent) => Promise<'added' | AddRefusal>
}

/** State of a product's buy form: options, quantity, message, and the result of adding. */
export function useBuyForm(product: Product): BuyState {
  const cart = useCart()
  const [picked, setPicked] = useState<readonly (string | null)[]>([])
  const [quantity, setQuantity] = useState(1)
  const [message, setMessage] = useState('')
  const [outcome, setOutcome] = useState<BuyState['outcome']>(null)

  const { options } = product
  const chosen = useMemo(
    () =>
      options.map((option, axis) => picked[axis] ?? (option.values.length === 1 ? (option.values[0] ?? null) : null)),
    [options, picked],
  )
  const values = useMemo(() => optionValueStates(product, chosen), [product, chosen])
  const complete = chosen.every((value) => value !== null)
  const variant =
    complete && hasVariants(product)
      ? findVariant(
          product,
          chosen.map((value) => value ?? ''),
        )
      : null
  const needsChoice = hasVariants(product) && !complete
  const availability: Availability =
    !hasVariants(product) || needsChoice
      ? productAvailability(product)
      : variant && product.active
        ? variantAvailability(variant)
        : 'notAvailable'
  const unitsLeft = Math.min(
    needsChoice ? unitsOf(product, null) : unitsOf(product, variant?.id ?? null),
    product.maxQuantity ?? Number.POSITIVE_INFINITY,
  )

  return {
    product,
    options,
    chosen,
    choose: (axis, value) => {
      setOutcome(null)
      setPicked(options.map((_, i) => (i === axis ? value : (chosen[i] ?? null))))
    },
    values,
    variant,
    needsChoice,
    availability,
    price: priceOf(product, variant?.id ?? null),
    compareAt: compareAtOf(product, variant?.id ?? null),
    unitsLeft,
    quantity: Math.min(quantity, Math.max(1, unitsLeft)),
    setQuantity,
    message,
    setMessage,
    outcome,
    submit: async (event) => {
      event?.preventDefault()
      const result = await cart.add(
        product,
        variant?.id ?? null,
        Math.min(quantity, Math.max(1, unitsLeft)),
        message || null,
      )
      setOutcome(result)
      return result
    },
  }
}

const Context = createContext<BuyState | null>(null)
function useBuy(): BuyState {
  const buy = useContext(Context)
  if (!buy) throw new Error('this part belongs inside a BuyForm')
  return buy
}

/**
 * The form for buying a product. With JavaScript it adds to the cart. Without, or before hydration, and by its buttons `BuyNow`
 * and `ProductChat`, it leads to checkout with the chosen variant. The form has `data-availability` and `data-outcome`.
 */
export function BuyForm(props: {
  readonly buy: BuyState
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
  readonly onAdded?: () => void
}) {
  const paths = usePaths()
  const { shop } = useShop()
  const { buy } = props
  const prepare = () => void loadEngine().catch(() => {})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const byChat = button?.name === CHAT_FIELD
    const isChosen = buy.availability === 'available' && !buy.needsChoice
    if ((byChat || button?.name === NOW_FIELD) && isChosen && (buy.message.trim() || !buy.product.message?.required)) {
      event.preventDefault()
      const line = {
        productId: buy.product.id,
        variantId: buy.variant?.id ?? null,
        quantity: buy.quantity,
        message: buy.message.trim() || null,
      }
      const purchaseId = loadEngine().then(({ keepPurchase }) => keepPurchase(shop.id, line))
      // If the chunk does not load, there is no id, and checkout asks for the message again.
      return location.assign(paths.checkout(itemsToText([line]), byChat, await purchaseId.catch(() => '')))
    }
    const result = await buy.submit(event)
    if (result === 'added') props.onAdded?.()
    if (result === 'chooseVariant') firstOpenChoice(form)?.focus()
  }
  return (
    <Context.Provider value={buy}>
      <form
        id={props.id}
        noValidate
        onPointerEnter={prepare}
        onFocus={prepare}
        className={props.className}
        method="get"
        action={paths.checkout('').split('?')[0]}
        data-buy-form=""
        data-availability={buy.availability}
        data-outcome={buy.outcome ?? undefined}
        onSubmit={submit}
      >
        <input type="hidden" name={PRODUCT_FIELD} value={buy.product.id} />
        {props.children}
      </form>
    </Context.Provider>
  )
}

/** The first input of the first option without a chosen value. */
function firstOpenChoice(form: HTMLFormElement): HTMLInputElement | null | undefined {
  return [...form.querySelectorAll('[data-option-picker]')]
    .find((picker) => !picker.querySelector('input:checked'))
    ?.querySelector('input')
}

/** The options of the product, each an `OptionPicker`. */
export function BuyOptions(props: {
  readonly className?: string
  readonly children?: (value: string, axis: number) => ReactNode
}) {
  const buy = useBuy()
  return (
    <>
      {buy.options.map((option, axis) => (
        <OptionPicker
          key={option.name}
          className={props.className}
          option={option}
          values={buy.values[axis] ?? []}
          chosen={buy.chosen[axis] ?? null}
          onChoose={(value) => buy.choose(axis, value)}
          name={axisField(axis)}
          formValue={(value) => axisValue(buy.product, axis, value)}
          required
        >
          {props.children && ((value) => props.children?.(value, axis))}
        </OptionPicker>
      ))}
    </>
  )
}

export function BuyQuantity(props: { readonly className?: string }) {
  const t = useT()
  const buy = useBuy()
  return (
    <QuantityInput
      className={props.className}
      name={QUANTITY_FIELD}
      label={t('quantity.of', { name: buy.product.name })}
      value={buy.quantity}
      onChange={buy.setQuantity}
      max={Number.isFinite(buy.unitsLeft) && buy.unitsLeft > 0 ? buy.unitsLeft : null}
      disabled={buy.availability !== 'available'}
    />
  )
}

/** The message that a shopper may or must write with the product. */
export function BuyMessage(props: { readonly className?: string }) {
  const buy = useBuy()
  const { message } = buy.product
  if (!message) return null
  return (
    <label className={props.className} data-buy-message="">
      <span>{message.label}</span>
      <input
        type="text"
        value={buy.message}
        required={message.required}
        maxLength={FIELD_LIMITS.lineMessage}
        onChange={(event) => buy.setMessage(event.target.value)}
      />
    </label>
  )
}

/** "Add to cart", or why that is not possible. */
export function BuyButton(props: { readonly className?: string; readonly children?: ReactNode }) {
  const t = useT()
  const buy = useBuy()
  const available = buy.availability === 'available'
  return (
    <button type="submit" className={props.className} disabled={!available} data-buy-button="">
      {available ? (props.children ?? t('product.addToCart')) : t(`product.${buy.availability}`)}
    </button>
  )
}
