import { Switch } from '#app/ui/fields.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { keyWords } from '#app/words/keys/index.ts'
import { useSection } from '#app/words/use-words.ts'
import { hasKeys, setKeys } from './own-key.ts'

/** Turns single keys off in this browser, and on again. */
export function KeysSwitch() {
  const words = useSection(keyWords)
  const isHydrated = useHydrated()
  return (
    <Switch
      key={String(isHydrated)}
      label={words.single}
      hint={words.singleHint}
      defaultChecked={!isHydrated || hasKeys()}
      onChange={({ currentTarget }) => setKeys(currentTarget.checked)}
    />
  )
}
