import type { ImportFault } from '@store/api-client/manage'
import type { importWords } from '#app/words/imports/index.ts'

type Words = ReturnType<typeof importWords.of>

/** Describes why a row or a file was not imported; our fields are named as on their forms. */
export function faultText(
  { code, column = '', value = '', row, most }: ImportFault,
  { faults, fields }: Words,
): string {
  const message: string | ((column: string, value: string, number: string) => string) = faults[code]
  const name = (fields as Readonly<Record<string, string>>)[column] ?? column
  return typeof message === 'string' ? message : message(name, value, String(row ?? most ?? ''))
}
