import type { Fault } from '@store/api/sheets'

const SAVE_AGAIN = 'Save the file as "CSV UTF-8" and import it again. Nothing was imported.'
const VALUE = ({ column = '', value = '' }: Fault) => `${column} "${value}"`

const SENTENCES: Readonly<Record<Fault['code'], (fault: Fault) => string>> = {
  empty: ({ column }) => `${column} is empty`,
  notPrice: (fault) => `${VALUE(fault)} is not a price`,
  belowZero: (fault) => `${VALUE(fault)} is below zero`,
  tooHigh: (fault) => `${VALUE(fault)} is too high`,
  notUnits: (fault) => `${VALUE(fault)} is not a number of units`,
  notDate: (fault) => `${VALUE(fault)} is no date as in 2026-12-31`,
  notCondition: (fault) => `${VALUE(fault)} is neither new nor used`,
  notQuantity: (fault) => `${VALUE(fault)} is not a whole number from 1 to ${fault.most}`,
  tooLong: ({ column, most }) => `${column} is longer than ${most} characters`,
  unknownValue: (fault) => `${VALUE(fault)} is not among its parent's`,
  valueCount: (fault) => `${VALUE(fault)} does not have ${fault.most} values, one for each option`,
  variantWithoutPrice: () => 'a variant without a price',
  wrongValue: ({ column }) => `${column} is not as it should be`,
  unknownTax: ({ value }) => `the shop has no tax "${value}"`,
  sameReference: ({ value, row }) => `the same reference "${value}" as row ${row}`,
  sameVariant: () => 'two variants have the same values',
  noReference: () => 'it has neither SKU nor ID, and would be another product each time',
  noVariants: () => 'none of its variants could be read',
  noOptions: () => 'a variant of a product without options',
  tooManyVariants: ({ most }) => `it has more than ${most} variants`,
  noParent: ({ value }) => `its parent "${value}" is not in this file`,
  groupOfProducts: () => 'a group of other products, which are imported one by one',
  soldElsewhere: ({ value }) => `sold on another site (${value || 'no address'})`,
  pricesNotAllowed: () => 'its price may not be set with this key',
  planFull: ({ most }) => `the plan of the shop has room for ${most} products`,
  saleBegins: ({ value }) =>
    `its sale begins on ${value}: import the file again then, the price is the regular one until you do`,
  workbook: () => 'This is a workbook, not a CSV file. Open it, and save its sheet as CSV.',
  otherLetters: ({ row }) => `Row ${row}: a letter is not in UTF-8, as the rest of the file is. ${SAVE_AGAIN}`,
  unknownLetters: ({ row }) => `Row ${row}: the letters are in an encoding we do not read. ${SAVE_AGAIN}`,
  openQuote: ({ row }) =>
    `Row ${row}: a quotation mark (") is opened and not closed. Close it, or write "" for one inside a quoted cell. Nothing was imported.`,
  longRow: ({ row }) => `Row ${row} is too long. Nothing was imported.`,
  noRows: () => 'The file has no rows.',
  noName: () => 'No column has the names of products.',
  twoMeanings: ({ column }) => `Another column means what ${column} does.`,
  tooManyRows: ({ most }) => `The file has more than ${most} rows.`,
  tooManyColumns: ({ most }) => `The file has more than ${most} columns.`,
}

/** A fault of a row, or of a file, in a sentence. */
export const sentenceOf = (fault: Fault): string => SENTENCES[fault.code](fault)

/** The note about something that is left out of an imported row. */
export const noteOf = (fault: Fault): string =>
  fault.code === 'saleBegins' ? sentenceOf(fault) : `${sentenceOf(fault)}: left out`
