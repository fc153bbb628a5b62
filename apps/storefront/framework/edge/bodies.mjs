import { MAX_PROOF_BYTES, shopPathPattern } from '@store/core'

/** Limit of a form's body, larger than any form of a shop. Browsers always send the length of a form. */
const MAX_FORM_BYTES = 256 * 1024
/** Limit of a form with a proof of payment: a file of 5 MiB, as in core, and the parts around it. */
const MAX_UPLOAD_BYTES = MAX_PROOF_BYTES + 16 * 1024
/** Limit up to which a too large photo gets a message; beyond, the request is refused. */
const MAX_UNREAD_BYTES = 12 * 1024 * 1024
/** The only page that accepts a file. */
const UPLOAD_PAGE = new RegExp(`^(?:/wa/[^/]+|/template\\d+)?${shopPathPattern('order-placed')}$`)

/** Milliseconds to receive a whole form. A form with a file has the server's general limit. */
const FORM_PATIENCE = 30_000

/** The same response as Node's. */
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Whether a request sends a file to the page that accepts one. @param {import('node:http').IncomingMessage} request */
function isUpload({ method, url = '', headers }) {
  const isMultipart = (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data')
  return method === 'POST' && isMultipart && UPLOAD_PAGE.test(url.split('?', 1)[0] ?? '')
}

/**
 * Whether the body may be read: its length must be known, and requests that only read must have none.
 * @param {import('node:http').IncomingMessage} request
 */
export function isSmall(request) {
  const { method, headers } = request
  if (method === 'POST')
    return Number(headers['content-length']) <= (isUpload(request) ? MAX_UPLOAD_BYTES : MAX_FORM_BYTES)
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
}

/** Whether the body is received at all, if only to be discarded. @param {import('node:http').IncomingMessage} request */
export const mayCome = (request) =>
  isSmall(request) || (isUpload(request) && Number(request.headers['content-length']) <= MAX_UNREAD_BYTES)

/**
 * Closes the connection of a client that has not sent the whole form in time.
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
