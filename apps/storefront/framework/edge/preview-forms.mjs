import { canonicalPath, previewTokenIn, shopPath } from '@store/core'
import { preferredLanguage } from './accept-language.mjs'

const WORDS = {
  es: 'Esto es una vista previa: aquí no se puede comprar ni enviar nada.',
  en: 'This is a preview: nothing can be bought or sent here.',
  pt: 'Esta é uma prévia: aqui não dá para comprar nem enviar nada.',
  fr: 'Ceci est un aperçu : rien ne peut y être acheté ni envoyé.',
}

/** The only form that a preview may send: it reads the products of its cart and changes nothing. */
const QUESTION = shopPath('cart-check')

/**
 * Whether a form or report comes from the preview of a draft, where nobody can order or write and nothing is counted.
 *
 * @param {string} url path and query of a POST
 */
export function isRefusedInPreview(url) {
  // Normalised as in the app: lower case, without doubled slashes.
  const path = canonicalPath(url.split('?', 1)[0] ?? '')
  const token = previewTokenIn(path)
  return token !== null && !path.endsWith(`${token}${QUESTION}`)
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function onlyPreview(request, response) {
  response
    .writeHead(403, {
      'Content-Type': 'text/plain; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    .end(`${WORDS[preferredLanguage(request.headers['accept-language'])]}\n`)
  request.resume()
}

/** An address without the token of a preview, which is a secret. @param {string} path */
export function withoutToken(path) {
  const canonical = canonicalPath(path)
  const token = previewTokenIn(canonical)
  return token === null ? path : canonical.replace(token, '…')
}
