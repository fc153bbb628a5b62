import { type Accent, accentOn } from './accent.ts'
import type { Block } from './block.ts'
import { bodyHtml, footHtml } from './block-html.ts'
import { type Html, html } from './html.ts'
import type { MailBranding } from './mail-context.ts'
import { DARK, font, LIGHT, OWN_ACCENT, SERIF } from './style.ts'

/**
 * The styles that cannot be inline: for narrow screens and dark mode. Some clients invert colours on their own, and these get
 * our dark colours instead. The mail is readable without them.
 */
const stylesheet = (dark: Accent) => html`
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%}
a{color:inherit}
@media (max-width:520px){
.edge{padding-left:22px!important;padding-right:22px!important}
.half{display:block!important;width:100%!important;padding-right:0!important}
.half+.half{padding-top:24px!important}
.title{font-size:28px!important;line-height:34px!important}
.outer{padding:16px 0 0!important}
.card{border-radius:0!important}
}
@media (prefers-color-scheme:dark){
.ground{background:${DARK.ground}!important}
.card{background:${DARK.card}!important}
.ink{color:${DARK.ink}!important}
.soft{color:${DARK.soft}!important}
.rule{border-color:${DARK.rule}!important}
.accent{color:${dark.ink}!important}
.fill{background:${dark.fill}!important;border-color:${dark.fill}!important}
.on{color:${dark.onFill}!important}
.logo{background:${LIGHT.card}!important;padding:8px 12px!important;border-radius:8px!important}
}`

type Page = {
  readonly title: string
  /** The preview text that mail programs show beside the subject. */
  readonly preview: string
  readonly blocks: readonly Block[]
}

/** The HTML of a mail: tables, because all mail programs lay them out in the same way. */
export function pageOf({ shop, url, logo, accent }: MailBranding, { title, preview, blocks }: Page): string {
  const light = accentOn(accent ?? OWN_ACCENT, LIGHT.card)
  const dark = accentOn(accent ?? OWN_ACCENT, DARK.card)
  const [eyebrow = null] = blocks.filter((block) => block.kind === 'eyebrow')
  const [heading = null] = blocks.filter((block) => block.kind === 'heading')
  const [lead = null] = blocks.filter((block) => block.kind === 'lead')
  const [button = null] = blocks.filter((block) => block.kind === 'button')
  return html`<!doctype html>
<html lang="${shop.language}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${title}</title>
<style>${stylesheet(dark)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${LIGHT.ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.ground}">
<tr><td class="outer" align="center" style="padding:32px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="edge" align="center" style="padding:8px 40px 28px">${masthead(shop.name, url, logo)}</td></tr>
<tr><td class="card" style="background:${LIGHT.card};border-radius:14px;overflow:hidden">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="fill" height="6" style="height:6px;line-height:6px;font-size:0;background:${light.fill}">&nbsp;</td></tr>
<tr><td class="edge" style="padding:38px 40px 34px">
<p class="accent" style="margin:0 0 10px;${font(13, 18)};font-weight:600;letter-spacing:.04em;color:${light.ink}">${eyebrow?.text ?? null}</p>
<h1 class="ink title" style="margin:0 0 14px;font-family:${SERIF};font-weight:400;font-size:34px;line-height:40px;letter-spacing:-.01em;color:${LIGHT.ink}">${heading?.text ?? null}</h1>
<p class="soft" style="margin:0;${font(16, 25)};color:${LIGHT.soft}">${lead?.text ?? null}</p>
${
  button &&
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:26px"><tr>
<td class="fill" align="center" style="background:${light.fill};border-radius:999px">
<a class="on" href="${button.href}" style="display:inline-block;padding:14px 30px;${font(16, 20)};font-weight:600;color:${light.onFill};text-decoration:none">${button.text}</a>
</td></tr></table>`
}
</td></tr>
${blocks.map(bodyHtml).map((part) => part && html`<tr><td class="edge" style="padding:0 40px">${part}</td></tr>`)}
<tr><td height="38" style="height:38px;line-height:38px;font-size:0">&nbsp;</td></tr>
</table>
</td></tr>
<tr><td class="edge soft" align="center" style="padding:26px 40px 12px;${font(14, 22)};color:${LIGHT.soft}">${blocks.map(footHtml)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`.text
}

/** The shop's logo; its name is shown where pictures are blocked. */
function masthead(name: string, url: string, logo: string | null): Html {
  const type = html`font-family:${SERIF};font-size:24px;line-height:32px;letter-spacing:.01em;color:${LIGHT.ink}`
  const shown = logo
    ? html`<img class="logo" src="${logo}" alt="${name}" height="48" style="display:block;height:48px;max-width:260px;border:0;${type}">`
    : html`${name}`
  return html`<a class="ink" href="${url}" style="${type};text-decoration:none">${shown}</a>`
}
