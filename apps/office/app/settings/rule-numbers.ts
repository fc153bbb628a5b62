/** The rules of orders that are whole numbers, by their names in forms and words, in the order of the page. */
export const RULE_NUMBERS = ['chatHold', 'confirmHours', 'maxUnits', 'maxOpenOrders'] as const
export type RuleNumber = (typeof RULE_NUMBERS)[number]
