import type { NextStep } from '@store/core'

/** Signs of the note that is taken down with a payment. */
export const MOST_NOTE = 300

/** Steps that say that money has come, with a note about it. */
export const isMoneyStep = (step: NextStep): boolean => step === 'checkTransfer' || step === 'collect'
