import {
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  type ImportField,
  type Input,
  type ManageEndpoints,
} from '@store/api-client/manage'
import { formatAmount } from '@store/core'
import { goTo, type Sent } from '#app/session/act.server.ts'
import type { MyShop, Office } from '#app/session/office.server.ts'
import { type Refused, refusedWith, wrongFields } from '#app/session/outcome.ts'
import { importWords } from '#app/words/imports/index.ts'

type Match = Input<ManageEndpoints['matchProductImport']>['body']
type ColumnMatch = Match['columns'][number]

/** The timeout of the API with a file, in milliseconds. */
const TIMEOUT = 60_000

/** Sends a file to the API, and redirects to how it is understood. */
export async function readImport(
  office: Office,
  sent: Sent,
  { shopId, subdomain }: MyShop,
): Promise<Refused | Response> {
  const words = importWords.of(office.language)
  const file = sent.file('file')
  if (!file) return wrongFields(sent, { file: words.noFile })
  if (file.size > IMPORT_LIMITS.bytes) return wrongFields(sent, { file: words.tooLarge })
  const { id } = await office.manage.createProductImport(
    {
      params: { shopId },
      query: { name: file.name.slice(0, 200) },
      file: new Uint8Array(await file.arrayBuffer()),
    },
    { timeout: TIMEOUT },
  )
  return goTo(`/${subdomain}/products/import/${id}`)
}

/** Loads how a file is understood: the meaning of its columns, and problems of its rows. */
export async function readMatch({ manage }: Office, { shopId }: MyShop, id: number) {
  const [found, { currency, country }] = await Promise.all([
    manage.getProductImport({ params: { shopId, id } }),
    manage.getShop({ params: { shopId } }),
  ])
  const rows = found.rows.map((row) => ({
    ...row,
    price: row.price === null ? null : formatAmount(row.price, { currency, country }),
  }))
  return { ...found, rows }
}

/** Saves a changed meaning of the columns, or starts the import as shown. */
export async function takeMatch(
  office: Office,
  sent: Sent,
  { shopId, subdomain }: MyShop,
  id: number,
): Promise<Refused | Response> {
  const words = importWords.of(office.language)
  const params = { shopId, id }
  const known = await office.manage.getProductImport({ params })
  if (known.taskId !== null) return goTo(`/${subdomain}/tasks/${known.taskId}`)
  const match: Match = {
    columns: known.columns.map(({ field }, at) => meaningOf(sent.textIfAny(`column${at}`), field)),
    decimals: decimalsOf(sent.textIfAny('decimals'), known.decimals),
  }
  const isSame =
    match.decimals === known.decimals && known.columns.every(({ field }, at) => field === match.columns[at])
  if (!isSame) await office.manage.matchProductImport({ params, body: match }, { timeout: TIMEOUT })
  if (sent.intent !== 'start') return goTo(`/${subdomain}/products/import/${id}`)
  // An import is only started with the settings that were shown.
  if (!isSame) return refusedWith(sent, words.look)
  const { taskId } = await office.manage.startProductImport({ params }, { timeout: TIMEOUT })
  return goTo(`/${subdomain}/tasks/${taskId}`)
}

const FIELDS: readonly string[] = [...IMPORT_FIELDS, 'own']

function meaningOf(typed: string | null, field: ColumnMatch): ColumnMatch {
  if (typed === null) return field
  return FIELDS.includes(typed) ? (typed as ImportField | 'own') : null
}

const decimalsOf = (typed: string | null, known: Match['decimals']): Match['decimals'] =>
  typed === 'dot' || typed === 'comma' ? typed : known
