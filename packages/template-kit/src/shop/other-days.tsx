import { Fragment } from 'react'
import type { BranchView } from '../design.ts'
import { useT } from '../shop-context.tsx'

/**
 * The coming days on which a branch is open at other times, each on a separate line after its hours; nothing where there
 * are none.
 */
export function OtherDays({ branch }: { readonly branch: Pick<BranchView, 'comingDays'> }) {
  const t = useT()
  return branch.comingDays?.map(({ name, hours }) => (
    <Fragment key={name}>
      <br />
      {t('label.of', { label: name, name: hours ?? t('hours.closedDay') })}
    </Fragment>
  ))
}
