import type { BuyState } from './buy-form.tsx'

/**
 * The button of a bar that follows once the real one has left the screen, to be spread. What still has to be chosen or
 * written is in the form with the id `form`: there the eyes go. `onAdded`: opens the cart, where the template does.
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
