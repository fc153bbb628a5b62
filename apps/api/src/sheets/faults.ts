import type { ImportFault } from '@store/api-client/manage'

/** Why a row, a cell or a whole file is not read, in words of no language: who shows it says it. */
export type Fault = ImportFault

const LONGEST_VALUE = 40

/** The beginning of a text: no character is cut in two, which no database takes. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** A cell as faults quote it. */
export const quoted = (written: string): string =>
  written.length > LONGEST_VALUE ? `${cut(written, LONGEST_VALUE)}…` : written

/** Thrown where nothing of a file can be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  constructor(readonly fault: Fault) {
    super(fault.code)
  }
}
