/**
 * Values of at most `length` characters in form encoding. `plain`: only characters that a header can hold. `turn`: each
 * repeated part in one frame only, chosen by this number; for suites in which all frames would take too long.
 */
export function adversarialValues(
  length: number,
  options?: { readonly plain?: boolean; readonly turn?: number },
): readonly string[]
/** Whole forms whose names are unknown, repeated, nested or reserved: a small body that may cost a parser much. */
export const ADVERSARIAL_FORMS: readonly string[]
/** Bodies sent as JSON. */
export const ADVERSARIAL_JSON: readonly string[]
/**
 * What is wrong with the response to a request, or null: a status from 500 on, or more than 250 ms of processor time, also
 * when it is repeated twice. `spent`: the processor time so far of the responding process, in milliseconds.
 */
export function wrongWith(ask: () => Promise<number>, spent?: () => number | Promise<number>): Promise<string | null>
