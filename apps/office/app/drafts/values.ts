/** The values of a form's fields by their names, as they are sent. Drafts have the same shape. */
export type Values = Readonly<Record<string, readonly string[]>>

/** The first value of a field; blank if there is none. */
export const firstOf = (values: Values, name: string): string => values[name]?.[0] ?? ''
export const isOn = (values: Values, name: string): boolean => firstOf(values, name) === 'on'
