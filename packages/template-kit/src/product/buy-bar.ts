import type { BuyState } from './buy-form.tsx'

/**
 * Props of a second buy button, in a bar that stays visible when the buy form is scrolled out of the viewport. If an option
 * or a message is missing, it scrolls to the form with the id `form` and focuses its first field. `onAdded`: for templates
 * that open the cart.
 */
export function buyAgain(buy: BuyState, form: string, onAdded?: () => void) {
  const { product, availability, needsChoice } = buy
  const add = async () => {
    if (needsChoice || (product.message?.required && buy.message === '')) {
      const element = document.getElementById(form)
      element?.scrollIntoView({ block: 'center' })
      element?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus({ preventScroll: true })
      return
    }
    if ((await buy.submit()) === 'added') onAdded?.()
  }
  return { type: 'button', disabled: availability !== 'available', onClick: () => void add() } as const
}
