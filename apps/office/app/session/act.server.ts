import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { ManageError } from '@store/api-client/manage'
import { type MoneyStyle, parseAmount } from '@store/core'
import { limitsWords } from '#app/words/limits/index.ts'
import { settingsWords } from '#app/words/settings/index.ts'
import { loadWords } from '#app/words/words.ts'
import { enterFirst, type Office, officeOf } from './office.server.ts'
import { type ProofNeeded, type Refused, refusedWith } from './outcome.ts'
import { problemOf } from './problem.server.ts'

/** Longer texts cannot be amounts. */
const LONGEST_AMOUNT = 24

/** The fields of a form that was sent. */
export class Sent {
  readonly #form: URLSearchParams
  readonly #files: FormData

  constructor(form: URLSearchParams, files = new FormData()) {
    this.#form = form
    this.#files = files
  }

  /** A file that was chosen; null: none. */
  file(name: string): File | null {
    const file = this.#files.get(name)
    return file instanceof File && file.size > 0 ? file : null
  }

  /** A field as typed, trimmed; blank if it is missing. */
  text(name: string): string {
    return (this.#form.get(name) ?? '').trim()
  }

  /** The same; null if the field is missing. */
  textIfAny(name: string): string | null {
    return this.#form.get(name)?.trim() ?? null
  }

  number(name: string): number {
    return Number(this.text(name))
  }

  /** All values of a repeated field. */
  all(name: string): readonly string[] {
    return this.#form.getAll(name)
  }

  /** Whether a switch is on. */
  on(name: string): boolean {
    return this.#form.get(name) === 'on'
  }

  /** Parses an amount in the format of the shop's country to hundredths; null: blank or invalid. */
  money(name: string, style: MoneyStyle): number | null {
    return parseAmount(this.text(name).slice(0, LONGEST_AMOUNT), style)
  }

  /** The intent of the pressed button. */
  get intent(): string {
    return this.text('intent')
  }

  /** Parses a field of JSON, which scripts fill; {} if it is invalid. */
  json(name: string): Record<string, unknown> {
    try {
      const read: unknown = JSON.parse(this.text(name))
      return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
    } catch {
      return {}
    }
  }

  /** All typed values, to be shown again; without those of buttons. */
  values(): Readonly<Record<string, readonly string[]>> {
    const values = new Map<string, string[]>()
    for (const [name, value] of this.#form) {
      const known = values.get(name)
      if (known) known.push(value)
      else if (name !== 'intent') values.set(name, [value])
    }
    return Object.fromEntries(values)
  }

  toString(): string {
    return String(this.#form)
  }
}

/**
 * Handles a form. A refusal of the API becomes an outcome that the page shows beside the form. If the API needs a fresh
 * proof of identity, the page asks for it; the proof is submitted together with the form (`again`), which is then handled.
 */
export async function act<T extends object>(
  args: ActionFunctionArgs,
  handle: (office: Office, sent: Sent) => Promise<T | Response>,
  { takesFiles = false } = {},
) {
  const office = officeOf(args)
  // Uploads of people who are not signed in are not read.
  if (takesFiles && !office.isSignedIn) return enterFirst(args.request)
  const { form, files } = takesFiles ? await readFiles(args.request) : await readForm(args.request)
  const again = form.get('again')
  const sent = again === null ? new Sent(form, files) : new Sent(new URLSearchParams(again))
  try {
    if (again !== null) {
      const proof = await prove(office, new Sent(form), sent)
      if (proof) return answer(office, proof)
    }
    return answer(office, await handle(office, sent))
  } catch (error) {
    if (!(error instanceof ManageError)) throw error
    return answer(office, await refusalOf(error, office, sent, args.request), statusOf(error))
  }
}

const UNSUPPORTED = 415
const BROKEN = 400

type Fields = { readonly form: URLSearchParams; readonly files?: FormData }

const isSentAs = (type: string, { headers }: Request) => headers.get('content-type')?.startsWith(type) ?? false

/** Reads the fields; forms without files are always URL-encoded. */
async function readForm(request: Request): Promise<Fields> {
  if (!isSentAs('application/x-www-form-urlencoded', request)) throw data(null, { status: UNSUPPORTED })
  return { form: new URLSearchParams(await request.text()) }
}

/** Reads the fields and files. When a proof submits such a form again, it has no files. */
async function readFiles(request: Request): Promise<Fields> {
  if (!isSentAs('multipart/form-data', request)) return readForm(request)
  const files = await request.formData().catch(() => {
    throw data(null, { status: BROKEN })
  })
  return {
    form: new URLSearchParams([...files].flatMap(([name, value]) => (value instanceof File ? [] : [[name, value]]))),
    files,
  }
}

const AWAY = 503
const TOO_MANY = 429

/**
 * While the API is down: a status after which Remix does not load the page again, as that would fail too. The page stays,
 * with what was typed.
 */
function statusOf({ failure }: ManageError): number {
  if (failure.kind === 'contract') return 200
  if (failure.kind !== 'problem') return AWAY
  const { status } = failure.problem
  return status >= 500 ? AWAY : status === TOO_MANY ? TOO_MANY : 200
}

/** Checks a proof; returns the next question, or null if it is accepted. */
async function prove(office: Office, proof: Sent, sent: Sent): Promise<ProofNeeded | null> {
  const { email } = await office.me()
  const proofNeeded = { kind: 'proofNeeded', again: String(sent), intent: sent.intent, email } as const
  if (proof.text('proof') === 'send') {
    const { shownCode } = await office.manage.sendStepUpCode({ body: { browser: office.browser } })
    return { ...proofNeeded, sent: true, shownCode, refusal: null }
  }
  const code = proof.text('code')
  const credential = proof.text('credential')
  try {
    const { session } = await office.manage.stepUp({
      body: { browser: office.browser, ...(credential ? { credential: proof.json('credential') } : { code }) },
    })
    office.signIn(session)
    return null
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null || problem.code === 'unauthorized') throw error
    const { enter } = await loadWords[office.language]()
    const wrong = credential ? enter.passkeyFailed : enter.codeWrong
    return {
      ...proofNeeded,
      sent: credential === '',
      shownCode: null,
      refusal: problem.code === 'fields' ? wrong : problem.detail,
    }
  }
}

async function refusalOf(
  error: ManageError,
  office: Office,
  sent: Sent,
  request: Request,
): Promise<Refused | ProofNeeded | Response> {
  const { failure } = error
  const { intent } = sent
  if (failure.kind === 'contract' && failure.issues.length > 0) {
    const { errors } = await loadWords[office.language]()
    const { tooLong } = limitsWords.of(office.language)
    const say = ({ code, params }: (typeof failure.issues)[number]) =>
      code === 'tooLong' && params?.most ? tooLong(Number(params.most).toLocaleString(office.language)) : errors.field
    const fields = Object.fromEntries(failure.issues.map((issue) => [issue.path.replace(/^body\./, ''), say(issue)]))
    return { kind: 'refused', intent, message: errors.field, fields }
  }
  if (failure.kind !== 'problem') {
    const { errors } = await loadWords[office.language]()
    return { kind: 'refused', intent, message: errors.unsent, fields: {} }
  }
  const { code, detail, errors = [] } = failure.problem
  if (code === 'unauthorized' && office.isSignedIn) {
    office.signOut()
    return enterFirst(request)
  }
  if (code === 'freshNeeded') return needsProof(office, sent)
  if (code === 'revision') {
    const words = settingsWords.of(office.language)
    return refusedWith(sent, words.conflict(words.somebody))
  }
  const fields = Object.fromEntries(errors.map(({ path, message }) => [path, message]))
  return { kind: 'refused', intent, message: errors.length > 0 ? null : detail, fields }
}

/** Returns an outcome that asks for a fresh proof before the form is handled. */
export async function needsProof(office: Office, sent: Sent): Promise<ProofNeeded> {
  const { email } = await office.me()
  const again = { again: String(sent), intent: sent.intent }
  return { kind: 'proofNeeded', ...again, email, sent: false, shownCode: null, refusal: null }
}

function answer<T extends object>(office: Office, result: T | Response, status = 200) {
  const headers = office.cookies()
  if (!(result instanceof Response)) return data(result, { status, headers })
  for (const [name, value] of headers) result.headers.append(name, value)
  return result
}

/** Redirects to another page of the office. */
export const goTo = (path: string): Response => redirect(path, 303)
