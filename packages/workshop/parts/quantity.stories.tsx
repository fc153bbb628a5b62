import { QuantityInput } from '@store/template-kit'
import { useState } from 'react'
import { part } from '../stage/part.tsx'

export default { title: 'Parts/QuantityInput' }

function Quantity({
  start,
  max,
  disabled,
}: {
  readonly start: number
  readonly max?: number
  readonly disabled?: boolean
}) {
  const [value, set] = useState(start)
  return <QuantityInput label="Florero" value={value} onChange={set} max={max ?? null} disabled={disabled ?? false} />
}

export const One = part(() => <Quantity start={1} />)
export const Several = part(() => <Quantity start={12} />)
export const AllThatThereAre = part(() => <Quantity start={3} max={3} />)
export const Disabled = part(() => <Quantity start={2} disabled />)
