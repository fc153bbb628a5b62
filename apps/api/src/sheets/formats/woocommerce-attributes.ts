import type { Option } from '@store/core'
import { foldName, listCell } from '../cells.ts'
import { quoted } from '../faults.ts'
import { BadRow } from '../format.ts'
import type { Row } from '../sheet.ts'

/** The attributes of a product or a variation, in the order of its columns. */
export function attributes(row: Row): readonly Option[] {
  const all: Option[] = []
  for (let index = 1; row.cell(`Attribute ${index} name`) !== ''; index++)
    all.push({ name: row.cell(`Attribute ${index} name`), values: listCell(row, `Attribute ${index} value(s)`, ',') })
  return all
}

/** An option by its folded name, and its values by theirs. */
export const knownOf = ({ name, values }: Option) => ({
  name,
  values,
  folded: foldName(name),
  spellings: new Map(values.map((value) => [foldName(value), value] as const).toReversed()),
})

/** For each option the values that a variation can have: an empty attribute means any of the parent's. */
export function choicesIn(row: Row, options: readonly ReturnType<typeof knownOf>[]): readonly (readonly string[])[] {
  const chosen = new Map(
    attributes(row)
      .map(({ name, values }) => [foldName(name), values] as const)
      .toReversed(),
  )
  return options.map(({ name, values, folded, spellings }) => {
    const [value] = chosen.get(folded) ?? []
    if (!value) return values
    const known = spellings.get(foldName(value))
    if (known === undefined) throw new BadRow(row, { code: 'unknownValue', column: name, value: quoted(value) })
    return [known]
  })
}

/** The number of variants that these choices make. */
export const combinationsOf = (choices: readonly (readonly string[])[]) =>
  choices.reduce((all, values) => all * values.length, 1)

/** One variant for each combination. */
export const expand = (choices: readonly (readonly string[])[]) =>
  choices.reduce<readonly (readonly string[])[]>(
    (all, values) => all.flatMap((head) => values.map((value) => [...head, value])),
    [[]],
  )
