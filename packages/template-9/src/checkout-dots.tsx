import { useWords } from './words.ts'

/** A dot per card of the checkout, linked to it. It is filled once the card's fields are valid (`styles/checkout.css`). */
export function CheckoutDots() {
  const t = useWords()
  const steps = [
    ['buyer', t('checkout.buyer')],
    ['delivery', t('checkout.delivery')],
    ['payment', t('checkout.payment')],
    ['notes', t('field.message')],
  ] as const
  return (
    <nav className="progress-dots" aria-label={t('bruma.steps')}>
      <ol>
        {steps.map(([id, name]) => (
          <li key={id} data-step={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
