import type { ScreenViews } from '../design.ts'

/**
 * What a checkout does wrong with its coupon, in sentences: a browser without JavaScript must be able to type one, to
 * read why it is refused, to see what it takes off, and to take it away.
 *
 * @param money an amount as the shop writes it
 */
export function couponFlaws(
  html: string,
  { quote }: ScreenViews['Checkout'],
  money: (amount: number) => string,
): readonly string[] {
  const page = document.createElement('div')
  page.innerHTML = html
  const form = page.querySelector('form[data-checkout]')
  if (!form) return quote.lines.length > 0 ? ['has no form of the kit'] : []
  const fields = [...form.querySelectorAll<HTMLInputElement>('[name=coupon]')]
  const [field] = fields
  if (!field || fields.length > 1) return [`has ${fields.length} fields for a coupon`]
  const canSend = (step: string) => form.querySelector(`button[name=step][value=${step}]:not([disabled])`) !== null
  const flaws: string[] = []
  const wrong = (condition: boolean, sentence: string) => condition && flaws.push(sentence)

  const applied = quote.totals.discounts.find(({ trigger }) => trigger === 'coupon')
  wrong(applied ? !canSend('withoutCoupon') : !canSend('coupon'), 'has no button for its coupon')
  if (applied) {
    wrong(field.value !== applied.id, 'forgets its coupon when it is sent')
    wrong(!page.textContent?.includes(money(applied.amount)), 'does not say what its coupon takes off')
    return flaws
  }
  const why = page.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent?.trim()
  const refused = quote.refusals.some(({ kind }) => kind === 'coupon')
  wrong(field.type === 'hidden', 'has no field to type a coupon in')
  wrong(
    refused && (!why || field.getAttribute('aria-invalid') !== 'true'),
    'does not say at the field why it is refused',
  )
  wrong(refused && field.closest('details:not([open])') !== null, 'hides why its coupon is refused')
  return flaws
}
