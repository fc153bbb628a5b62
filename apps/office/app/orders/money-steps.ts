import type { NextStep } from '@store/core'

/** The longest note on a payment, in characters. */
export const MOST_NOTE = 300

/** Steps that record that money was received, with a note. */
export const isMoneyStep = (step: NextStep): boolean => step === 'checkTransfer' || step === 'collect'
