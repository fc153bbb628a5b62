import type { ImportFault } from '@store/api-client/manage'

/** Why a row, a cell or a whole file is not read, as a code: the reader's language is chosen where it is shown. */
export type Fault = ImportFault

const LONGEST_VALUE = 40

/** Cuts a text between characters, because databases refuse lone surrogates. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** A cell in the form in which faults quote it. */
export const quoted = (written: string): string =>
  written.length > LONGEST_VALUE ? `${cut(written, LONGEST_VALUE)}…` : written

/** Thrown if nothing of a file can be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  constructor(readonly fault: Fault) {
    super(fault.code)
  }
}
