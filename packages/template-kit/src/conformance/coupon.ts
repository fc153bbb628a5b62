import type { ScreenViews } from '../design.ts'

/**
 * Problems of the coupon at checkout, in sentences. Without JavaScript, a shopper must be able to type a code, read why it is
 * refused, see its discount, and remove it.
 *
 * @param money formats an amount as the shop does
 */
export function couponProblems(
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
  const hasButton = (step: string) => form.querySelector(`button[name=step][value=${step}]:not([disabled])`) !== null
  const problems: string[] = []
  const wrong = (condition: boolean, sentence: string) => condition && problems.push(sentence)

  const applied = quote.totals.discounts.find(({ trigger }) => trigger === 'coupon')
  wrong(applied ? !hasButton('withoutCoupon') : !hasButton('coupon'), 'has no button for its coupon')
  if (applied) {
    wrong(field.value !== applied.id, 'forgets its coupon when it is sent')
    wrong(!page.textContent?.includes(money(applied.amount)), 'does not show what its coupon takes off')
    return problems
  }
  const reason = page.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent?.trim()
  const refused = quote.refusals.some(({ kind }) => kind === 'coupon')
  wrong(field.type === 'hidden', 'has no field to type a coupon in')
  wrong(
    refused && (!reason || field.getAttribute('aria-invalid') !== 'true'),
    'does not show at the field why it is refused',
  )
  wrong(refused && field.closest('details:not([open])') !== null, 'hides why its coupon is refused')
  return problems
}
