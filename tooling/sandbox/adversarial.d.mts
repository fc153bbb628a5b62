/**
 * Values that are this long at most, in characters of their form encoding. `plain`: only what a header can hold. `turn`:
 * each repeated part in one of the frames, another for each number, where all of them would take too long.
 */
export function adversarialValues(
  length: number,
  options?: { readonly plain?: boolean; readonly turn?: number },
): readonly string[]
/** Whole forms that ask for more than they say: unknown, repeated, nested and reserved names. */
export const ADVERSARIAL_FORMS: readonly string[]
/** What is sent as JSON. */
export const ADVERSARIAL_JSON: readonly string[]
/**
 * What is wrong with the answer to one request, or null: a status from 500 on, or more than 250 ms of processor time,
 * also when it is asked for twice more. `spent`: processor time so far of the process that answers, in milliseconds.
 */
export function wrongWith(ask: () => Promise<number>, spent?: () => number | Promise<number>): Promise<string | null>
