export const STEPS = ['name', 'country', 'look', 'product', 'you'] as const
export type Step = (typeof STEPS)[number]

/** The step in the address, but at most the first that the draft is ready for: the price needs a currency. */
export function stepOf(
  value: string | undefined,
  draft: { readonly country?: string; readonly templateId?: number } | null,
): Step {
  const requested = STEPS.find((step) => step === value) ?? 'name'
  const reached: Step = !draft ? 'name' : !draft.country ? 'country' : draft.templateId === undefined ? 'look' : 'you'
  return STEPS.indexOf(requested) > STEPS.indexOf(reached) ? reached : requested
}

/** The address of a step. */
export const pathOfStep = (step: Step): string => (step === 'name' ? '/open' : `/open/${step}`)
