import { type Amount, type AppliedDiscount, formatAmount, type OrderLine } from '@store/core'
import { type Html, html, paragraphs } from './html.ts'
import { font, LIGHT, moneyOf, type OrderSender, pictureForMail } from './letter.ts'
import { type MailWords, WORDS } from './words.ts'

const wordsOf = ({ shop }: OrderSender): MailWords => WORDS[shop.language]

/** A heading over a part of a mail. */
const label = (text: string) =>
  html`<h2 class="soft" style="margin:0 0 8px;${font(13, 18)};font-weight:600;color:${LIGHT.soft}">${text}</h2>`

/** What was sold: pictures where there are any that mails can show, name and options, what it comes to. */
export function linesTable(sender: OrderSender): Html {
  const { order } = sender
  const money = moneyOf(sender)
  const pictures = order.lines.map((line) => pictureForMail(sender.url, line.image, 160))
  const withPictures = pictures.some((picture) => picture !== null)
  const rows = order.lines.map((line, at) => {
    const picture = pictures[at] ?? null
    const { message } = line
    return html`<tr>
${withPictures ? html`<td class="rule" width="60" valign="top" style="width:60px;padding:16px 14px 16px 0;border-top:1px solid ${LIGHT.rule}">${picture && html`<img src="${picture}" alt="" width="60" style="display:block;width:60px;border-radius:8px;border:0">`}</td>` : null}
<td class="rule" valign="top" style="padding:16px 16px 16px 0;border-top:1px solid ${LIGHT.rule}">
<div class="ink" style="${font(16, 22)};font-weight:600;color:${LIGHT.ink}">${line.name}</div>
${line.variant.length > 0 ? html`<div class="soft" style="${font(14, 21)};color:${LIGHT.soft}">${line.variant.join(' · ')}</div>` : null}
<div class="soft" style="${font(14, 21)};color:${LIGHT.soft}">${timesOf(line)} ${formatAmount(line.unitPrice, money)}</div>
${message ? html`<div class="soft" style="margin-top:4px;${font(14, 21)};font-style:italic;color:${LIGHT.soft}">${wordsOf(sender).quoted(message)}</div>` : null}
</td>
<td class="rule ink" valign="top" align="right" style="padding:16px 0;border-top:1px solid ${LIGHT.rule};${font(16, 22)};color:${LIGHT.ink};white-space:nowrap">${formatAmount(line.unitPrice * line.quantity, money)}</td>
</tr>`
  })
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${rows}</table>`
}

/** `2 ×`: how many times the price. */
export const timesOf = ({ quantity }: Pick<OrderLine, 'quantity'>) => `${quantity} ×`

/** What the lines come to, step by step, in words and amounts. */
export function totalsOf(sender: OrderSender): readonly (readonly [what: string, amount: string])[] {
  const words = wordsOf(sender)
  const { order } = sender
  const written = (amount: Amount) => formatAmount(amount, moneyOf(sender))
  const steps = order.discounts.map((discount) => [nameOf(discount, words), written(-discount.amount)] as const)
  return [
    ...(order.discount > 0 || order.shipping > 0 ? [[words.subtotal, written(order.subtotal)] as const] : []),
    ...steps,
    [words.shipping, order.shipping > 0 ? written(order.shipping) : words.free],
  ]
}

const nameOf = ({ trigger, id, name }: AppliedDiscount, words: MailWords) =>
  trigger === 'coupon' ? words.coupon(id) : (name ?? words.discount)

export function totalsTable(sender: OrderSender): Html {
  const { order } = sender
  const rows = totalsOf(sender).map(
    ([what, amount]) => html`<tr>
<td class="soft" style="padding:4px 16px 4px 0;${font(15, 22)};color:${LIGHT.soft}">${what}</td>
<td class="ink" align="right" style="padding:4px 0;${font(15, 22)};color:${LIGHT.ink};white-space:nowrap">${amount}</td>
</tr>`,
  )
  return html`<table class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;border-top:1px solid ${LIGHT.rule}">
<tr><td height="14" style="height:14px;line-height:14px;font-size:0">&nbsp;</td></tr>
${rows}
<tr>
<td class="ink" style="padding:12px 16px 0 0;${font(18, 26)};font-weight:600;color:${LIGHT.ink}">${wordsOf(sender).total}</td>
<td class="ink" align="right" style="padding:12px 0 0;${font(22, 28)};font-weight:600;color:${LIGHT.ink};white-space:nowrap">${formatAmount(order.total, moneyOf(sender))}</td>
</tr></table>`
}

/** Two things beside each other, or above each other where it is narrow. */
export function halves(left: Fact, right: Fact): Html {
  const half = ({ title, lines }: Fact, padding: number) =>
    html`<td class="half" width="50%" valign="top" style="width:50%;padding:0 ${padding}px 0 0">${label(title)}${linesOf(lines)}</td>`
  return html`<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:30px;border-top:1px solid ${LIGHT.rule}">
<tr><td colspan="2" height="26" style="height:26px;line-height:26px;font-size:0">&nbsp;</td></tr>
<tr>${half(left, 28)}${half(right, 0)}</tr></table>`
}
/** A thing by itself, as wide as the mail. */
export const whole = ({ title, lines }: Fact): Html =>
  html`<div style="margin-top:30px">${label(title)}${linesOf(lines)}</div>`
export type Fact = { readonly title: string; readonly lines: readonly Line[] }
/** The first of a fact's lines stands out. */
type Line = string | Html

const linesOf = (lines: readonly Line[]) =>
  lines.map(
    (line, at) =>
      html`<p class="${at === 0 ? 'ink' : 'soft'}" style="margin:0 0 3px;${font(at === 0 ? 16 : 15, 23)};color:${at === 0 ? LIGHT.ink : LIGHT.soft};word-break:break-word">${line}</p>`,
  )

/** What somebody wrote, as it was written. */
export const quote = (title: string, text: string): Html =>
  html`<div style="margin-top:30px">${label(title)}<p class="ink rule" style="margin:0;padding:2px 0 2px 16px;border-left:2px solid ${LIGHT.rule};${font(16, 25)};color:${LIGHT.ink};word-break:break-word">${paragraphs(text)}</p></div>`

/** A link in running text. */
export const link = (href: string, text: string): Html =>
  html`<a href="${href}" style="color:inherit;text-decoration:underline">${text}</a>`

export const note = (text: string): Html =>
  html`<p class="soft" style="margin:30px 0 0;${font(14, 22)};color:${LIGHT.soft}">${text}</p>`

/** A code to be typed elsewhere, large enough to be read off a phone, with what it is for. */
export const codeBox = (title: string, code: string, text: string): Html =>
  html`<div class="rule" style="margin:0 0 30px;padding:20px 22px;border:1px solid ${LIGHT.rule};border-radius:10px">${label(title)}<p class="ink" style="margin:0 0 8px;font-family:Menlo,Consolas,monospace;font-size:28px;line-height:36px;letter-spacing:.06em;color:${LIGHT.ink};white-space:nowrap">${code}</p><p class="soft" style="margin:0;${font(14, 22)};color:${LIGHT.soft}">${text}</p></div>`
