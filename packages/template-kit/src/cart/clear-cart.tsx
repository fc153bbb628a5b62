import { useEffect, useRef, useState } from 'react'
import { useT } from '../shop-context.tsx'
import { useCart } from './cart-provider.tsx'

/** A button that asks for confirmation before it empties the cart; the focus moves to "no". `answers`: props of both answers. */
export function ClearCart(props: {
  readonly className?: string
  /** Class of the confirmation. */
  readonly askingClassName?: string
  readonly answers?: { readonly className?: string; readonly 'data-tone'?: string }
}) {
  const t = useT()
  const { clear } = useCart()
  const [isAsking, setAsking] = useState(false)
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) no.current?.focus()
  }, [isAsking])
  if (!isAsking)
    return (
      <button type="button" className={props.className} onClick={() => setAsking(true)} data-feature="clear">
        {t('cart.clear')}
      </button>
    )
  const answers = { type: 'button', className: props.className, ...props.answers } as const
  return (
    <fieldset className={props.askingClassName}>
      <legend>{t('cart.clearConfirm')}</legend>
      <button {...answers} onClick={clear}>
        {t('cart.yes')}
      </button>
      <button {...answers} ref={no} onClick={() => setAsking(false)}>
        {t('cart.no')}
      </button>
    </fieldset>
  )
}
