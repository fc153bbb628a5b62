import type { Branch } from '@store/core'
import { useOpening } from '@store/template-kit'

/** "Abierto ahora, cierra a las 18:00"; nothing where the hours cannot be read. */
export default function OpenNow({ branch }: { readonly branch: Branch }) {
  const opening = useOpening(branch)
  return opening && <p data-open={opening.open}>{opening.text}</p>
}
