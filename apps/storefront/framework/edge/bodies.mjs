import { MAX_PROOF_BYTES, shopPathPattern } from '@store/core'

/** No form of a shop comes near; what does not say its length is not a form of a browser. */
const MAX_FORM_BYTES = 256 * 1024
/** A form with the proof of a payment: a file of 5 MiB, as core has it, and what stands around it. */
const MAX_UPLOAD_BYTES = MAX_PROOF_BYTES + 16 * 1024
/** A photo that nobody made smaller; what is larger is no mistake. */
const MAX_UNREAD_BYTES = 12 * 1024 * 1024
/** The only page that takes one. */
const UPLOAD_PAGE = new RegExp(`^(?:/wa/[^/]+|/template\\d+)?${shopPathPattern('order-placed')}$`)

/** Milliseconds until all of a form is here. What carries a file has as long as the server gives any request. */
const FORM_PATIENCE = 30_000

/** As Node says it itself. */
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Whether a request sends a file to where one is taken. @param {import('node:http').IncomingMessage} request */
function isUpload({ method, url = '', headers }) {
  const isMultipart = (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data')
  return method === 'POST' && isMultipart && UPLOAD_PAGE.test(url.split('?', 1)[0] ?? '')
}

/**
 * Whether what is sent along may be read: not before its length is known, and nothing with a request that only reads.
 * @param {import('node:http').IncomingMessage} request
 */
export function isSmall(request) {
  const { method, headers } = request
  if (method === 'POST')
    return Number(headers['content-length']) <= (isUpload(request) ? MAX_UPLOAD_BYTES : MAX_FORM_BYTES)
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
}

/** Whether it is let come at all, if only to go by unread. @param {import('node:http').IncomingMessage} request */
export const mayCome = (request) =>
  isSmall(request) || (isUpload(request) && Number(request.headers['content-length']) <= MAX_UNREAD_BYTES)

/**
 * Ends the connection of whoever has not sent all of a form in time.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function endSlowForm(request, response) {
  const { headers, socket } = request
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody || isUpload(request)) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (response.socket && !response.headersSent) socket.write(TOO_SLOW)
    socket.destroySoon()
  }, FORM_PATIENCE)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}
