/** The results that a person can choose on the hosted page. `pendingApprove` and `pendingDecline` are decided seconds later. */
const OUTCOMES = /** @type {const} */ (['approve', 'decline', 'pendingApprove', 'pendingDecline', 'pending'])
/** How the event about it is delivered: once, several times and out of order, late, or not at all. */
const NOTICES = /** @type {const} */ (['once', 'many', 'late', 'never'])

/** @typedef {(typeof OUTCOMES)[number]} Outcome */
/** @typedef {(typeof NOTICES)[number]} Notice */
/** @typedef {{ outcome: Outcome, method: string, notice: Notice }} Choice */

const OUTCOME_WORDS = {
  approve: 'Aprobar el pago',
  decline: 'Rechazar el pago',
  pendingApprove: 'Dejarlo pendiente y aprobarlo en unos segundos',
  pendingDecline: 'Dejarlo pendiente y rechazarlo en unos segundos',
  pending: 'Dejarlo pendiente',
}
const NOTICE_WORDS = {
  once: 'La tienda se entera enseguida',
  many: 'El aviso llega varias veces, y en desorden',
  late: 'El aviso llega tarde',
  never: 'El aviso se pierde',
}

/** Reads the choice from the submitted form; null if it is not valid. @returns {Choice | null} */
export function choiceOf(/** @type {URLSearchParams} */ form) {
  const outcome = OUTCOMES.find((one) => one === form.get('outcome'))
  const notice = NOTICES.find((one) => one === form.get('notice')) ?? 'once'
  return outcome ? { outcome, notice, method: form.get('method') ?? '' } : null
}

/**
 * The provider's payment page: the amount, the methods, and buttons for the result. It never asks for a card.
 *
 * @param {{ provider: string, shop?: string, reference: string, amount: number, currency: string, action: string,
 *   hidden: Readonly<Record<string, string>>, methods: Readonly<Record<string, string>>, back: string }} about
 *   `amount` in hundredths; `methods`: labels by the value sent as `method`; `back`: the address for leaving without paying
 */
export function hostedPage({ provider, reference, amount, currency, action, hidden, methods, back }) {
  const price = new Intl.NumberFormat('es-CO', { style: 'currency', currency }).format(amount / 100)
  return shell(
    provider,
    `<h1>${price}</h1>
<p class="soft">Referencia ${inHtml(reference)}</p>
<form method="post" action="${inHtml(action)}">
${hiddenFields(hidden)}
<fieldset><legend>Medio de pago</legend>
${Object.entries(methods)
  .map(
    ([name, label], at) =>
      `<label><input type="radio" name="method" value="${inHtml(name)}"${at === 0 ? ' checked' : ''}> ${inHtml(label)}</label>`,
  )
  .join('\n')}
</fieldset>
<fieldset><legend>Y después</legend>
<select name="notice" aria-label="Y después">${NOTICES.map((one) => `<option value="${one}">${NOTICE_WORDS[one]}</option>`).join('')}</select>
</fieldset>
<div class="ways">${OUTCOMES.map((one) => `<button name="outcome" value="${one}">${OUTCOME_WORDS[one]}</button>`).join('\n')}</div>
</form>
<p><a href="${inHtml(back)}">Volver a la tienda sin pagar</a></p>`,
  )
}

/** The page that says why a payment is not possible. */
export const problemPage = (/** @type {string} */ provider, /** @type {string} */ problem) =>
  shell(provider, `<h1>No se puede pagar</h1><p>${inHtml(problem)}</p>`)

/**
 * A page that posts the browser back to the shop with a form, as some providers do.
 *
 * @param {string} provider
 * @param {string} action
 * @param {Readonly<Record<string, string>>} fields
 */
export const backByForm = (provider, action, fields) =>
  shell(
    provider,
    `<form method="post" action="${inHtml(action)}">
${hiddenFields(fields)}
<button>Volver a la tienda</button>
</form>
<script>document.forms[0].submit()</script>`,
  )

const hiddenFields = (/** @type {Readonly<Record<string, string>>} */ fields) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${inHtml(name)}" value="${inHtml(value)}">`)
    .join('\n')

const shell = (/** @type {string} */ provider, /** @type {string} */ content) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${inHtml(provider)} · sandbox</title>
<style>
body { margin: 0; background: #f4f5f7; color: #16181d; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
.sandbox { margin: 0; padding: .75rem 1.25rem; background: #ffe08a; text-align: center; font-weight: 600; }
h1 { margin: 0; font-size: 2.25rem; font-weight: 600; letter-spacing: -.02em; }
.soft { margin: 0 0 1.5rem; color: #5a6070; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; display: grid; gap: .25rem; }
legend { padding: 0 0 .25rem; font-weight: 600; }
label { display: flex; gap: .6rem; align-items: center; min-height: 2.75rem; padding: 0 1rem; background: #fff; border: 1px solid #d8dbe2; border-radius: .6rem; }
select, button { font: inherit; min-height: 2.75rem; padding: .4rem 1rem; border: 1px solid #b9bec9; border-radius: .6rem; background: #fff; color: inherit; width: 100%; }
.ways { display: grid; gap: .5rem; }
button { cursor: pointer; text-align: left; }
button[value="approve"] { background: #1b6e45; border-color: #1b6e45; color: #fff; font-weight: 600; }
:focus-visible { outline: 3px solid #2f6fed; outline-offset: 2px; }
a { color: inherit; }
</style>
</head>
<body>
<p class="sandbox">Sandbox de ${inHtml(provider)}: aquí no se mueve dinero</p>
<main>
${content}
</main>
</body>
</html>`

/** @returns {string} */
const inHtml = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
