import type { Block, Fact, Line, SoldLine, Sum } from './block.ts'
import { type Html, html, paragraphs } from './html.ts'
import { font, LIGHT } from './style.ts'

/** The HTML of a block in the body of a mail; null: it belongs to another part, or to none. */
export function bodyHtml(block: Block): Html | null {
  switch (block.kind) {
    case 'lines':
      return linesTable(block.lines)
    case 'totals':
      return totalsTable(block.steps, block.total)
    case 'facts':
      return block.facts.length === 1 ? whole(block.facts[0]) : halves(...block.facts)
    case 'quote':
      return html`<div style="margin-top:30px">${label(block.title)}<p class="ink rule" style="margin:0;padding:2px 0 2px 16px;border-left:2px solid ${LIGHT.rule};${font(16, 25)};color:${LIGHT.ink};word-break:break-word">${paragraphs(block.text)}</p></div>`
    case 'note':
      return html`<p class="soft" style="margin:30px 0 0;${font(14, 22)};color:${LIGHT.soft}">${block.text}</p>`
    case 'code':
      // Large enough to be read on a phone.
      return html`<div class="rule" style="margin:0 0 30px;padding:20px 22px;border:1px solid ${LIGHT.rule};border-radius:10px">${label(block.title)}<p class="ink" style="margin:0 0 8px;font-family:Menlo,Consolas,monospace;font-size:28px;line-height:36px;letter-spacing:.06em;color:${LIGHT.ink};white-space:nowrap">${block.code}</p><p class="soft" style="margin:0;${font(14, 22)};color:${LIGHT.soft}">${block.text}</p></div>`
    case 'gap':
      return html`<div style="height:30px;line-height:30px;font-size:0">&nbsp;</div>`
    default:
      return null
  }
}

/** The HTML of a block in the foot of a mail; null: it belongs to another part. */
export function footHtml(block: Block): Html | null {
  switch (block.kind) {
    case 'ways':
      return html`<p style="margin:0 0 4px">${joined(block.lines, html` · `)}</p>`
    case 'end':
      return html`<p style="margin:${block.close ? '0' : '14px 0 0'}">${joined(block.lines, html`<br>`)}</p>`
    case 'signature':
      return html`${block.text}`
    default:
      return null
  }
}

const joined = (lines: readonly Line[], sign: Html): readonly Html[] =>
  lines.map((line, at) => html`${at === 0 ? null : sign}${lineHtml(line)}`)

function lineHtml(line: Line): Html {
  const { before = '', text, href = null } = typeof line === 'string' ? { text: line } : line
  if (href === null) return html`${before}${text}`
  return html`${before}<a href="${href}" style="color:inherit;text-decoration:underline">${text}</a>`
}

/** A heading of a part of a mail. */
const label = (text: string) =>
  html`<h2 class="soft" style="margin:0 0 8px;${font(13, 18)};font-weight:600;color:${LIGHT.soft}">${text}</h2>`

/** The order's lines: pictures if mails can show them, name and options, and the price. */
function linesTable(lines: readonly SoldLine[]): Html {
  const withPictures = lines.some(({ picture }) => picture !== null)
  const rows = lines.map(
    ({ picture, name, variant, times, unitPrice, price, message }) => html`<tr>
${withPictures ? html`<td class="rule" width="60" valign="top" style="width:60px;padding:16px 14px 16px 0;border-top:1px solid ${LIGHT.rule}">${picture && html`<img src="${picture}" alt="" width="60" style="display:block;width:60px;border-radius:8px;border:0">`}</td>` : null}
<td class="rule" valign="top" style="padding:16px 16px 16px 0;border-top:1px solid ${LIGHT.rule}">
<div class="ink" style="${font(16, 22)};font-weight:600;color:${LIGHT.ink}">${name}</div>
${variant.length > 0 ? html`<div class="soft" style="${font(14, 21)};color:${LIGHT.soft}">${variant.join(' · ')}</div>` : null}
<div class="soft" style="${font(14, 21)};color:${LIGHT.soft}">${times} ${unitPrice}</div>
${message ? html`<div class="soft" style="margin-top:4px;${font(14, 21)};font-style:italic;color:${LIGHT.soft}">${message}</div>` : null}
</td>
<td class="rule ink" valign="top" align="right" style="padding:16px 0;border-top:1px solid ${LIGHT.rule};${font(16, 22)};color:${LIGHT.ink};white-space:nowrap">${price}</td>
</tr>`,
  )
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${rows}</table>`
}

function totalsTable(steps: readonly Sum[], [total, sum]: Sum): Html {
  const rows = steps.map(
    ([what, amount]) => html`<tr>
<td class="soft" style="padding:4px 16px 4px 0;${font(15, 22)};color:${LIGHT.soft}">${what}</td>
<td class="ink" align="right" style="padding:4px 0;${font(15, 22)};color:${LIGHT.ink};white-space:nowrap">${amount}</td>
</tr>`,
  )
  return html`<table class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;border-top:1px solid ${LIGHT.rule}">
<tr><td height="14" style="height:14px;line-height:14px;font-size:0">&nbsp;</td></tr>
${rows}
<tr>
<td class="ink" style="padding:12px 16px 0 0;${font(18, 26)};font-weight:600;color:${LIGHT.ink}">${total}</td>
<td class="ink" align="right" style="padding:12px 0 0;${font(22, 28)};font-weight:600;color:${LIGHT.ink};white-space:nowrap">${sum}</td>
</tr></table>`
}

/** Two facts beside each other; one below the other on narrow screens. */
function halves(left: Fact, right: Fact): Html {
  const half = ({ title, lines }: Fact, padding: number) =>
    html`<td class="half" width="50%" valign="top" style="width:50%;padding:0 ${padding}px 0 0">${label(title)}${linesOf(lines)}</td>`
  return html`<table role="presentation" class="rule" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:30px;border-top:1px solid ${LIGHT.rule}">
<tr><td colspan="2" height="26" style="height:26px;line-height:26px;font-size:0">&nbsp;</td></tr>
<tr>${half(left, 28)}${half(right, 0)}</tr></table>`
}

const whole = ({ title, lines }: Fact): Html =>
  html`<div style="margin-top:30px">${label(title)}${linesOf(lines)}</div>`

const linesOf = (lines: readonly Line[]) =>
  lines.map(
    (line, at) =>
      html`<p class="${at === 0 ? 'ink' : 'soft'}" style="margin:0 0 3px;${font(at === 0 ? 16 : 15, 23)};color:${at === 0 ? LIGHT.ink : LIGHT.soft};word-break:break-word">${lineHtml(line)}</p>`,
  )
