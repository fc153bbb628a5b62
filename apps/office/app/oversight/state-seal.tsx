import { Seal } from '#app/ui/seal.tsx'
import { oversightWords } from '#app/words/oversight/index.ts'
import { useSection } from '#app/words/use-words.ts'

type ShopState = { readonly open: boolean; readonly pausedAt: string | null; readonly quietUntil: string | null }

/** Whether a shop is open, paused or restricted by the platform, as a seal. */
export function StateSeal({ shop: { open, pausedAt, quietUntil } }: { readonly shop: ShopState }) {
  const { state } = useSection(oversightWords)
  if (pausedAt) return <Seal dye="now">{state.paused}</Seal>
  if (!open) return <Seal dye="soon">{state.closed}</Seal>
  return quietUntil ? <Seal dye="act">{state.quiet}</Seal> : <Seal dye="good">{state.open}</Seal>
}
