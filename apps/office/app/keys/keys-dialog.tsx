import type { ReactNode } from 'react'
import { GROUPS, MAIN, visible } from '#app/shop/menu.ts'
import { Button } from '#app/ui/button.tsx'
import { Float } from '#app/ui/float.tsx'
import { keyWords } from '#app/words/keys/index.ts'
import { useSection, useWords } from '#app/words/use-words.ts'
import { KeysSwitch } from './keys-switch.tsx'
import { isMac, PLACES } from './own-key.ts'

type KeysDialogProps = {
  readonly isOpen: boolean
  readonly scopes: readonly string[]
  readonly onClose: () => void
}

/** All keyboard shortcuts. */
export function KeysDialog({ isOpen, scopes, onClose }: KeysDialogProps) {
  const words = useSection(keyWords)
  const { screens } = useWords()
  const command = isMac() ? '⌘' : 'Ctrl'
  const shown = visible([...MAIN, ...GROUPS.flatMap((group) => group.screens)], scopes).map(({ name }) => name)
  const places = Object.entries(PLACES).filter(([, name]) => shown.includes(name))
  // Of two keys for one screen, the first is shown.
  const distinct = places.filter(([, name], at) => places.findIndex(([, other]) => other === name) === at)
  return (
    <Float title={words.title} isOpen={isOpen} onClose={onClose}>
      <dl className="keys">
        <Row keys={[command, 'K']}>{words.find}</Row>
        <Row keys={['/']}>{words.findHere}</Row>
        <Row keys={['j']}>{words.next}</Row>
        <Row keys={['k']}>{words.before}</Row>
        <Row keys={['Enter']}>{words.open}</Row>
        <Row keys={['x']}>{words.pick}</Row>
        <Row keys={['e']}>{words.edit}</Row>
        <Row keys={[command, 'S']}>{words.save}</Row>
        <Row keys={[command, 'Z']}>{words.undo}</Row>
        {distinct.map(([key, name]) => (
          <Row key={key} keys={['g', key]}>
            {words.go(screens[name])}
          </Row>
        ))}
        <Row keys={['?']}>{words.help}</Row>
      </dl>
      <KeysSwitch />
      <Button onClick={onClose}>{words.close}</Button>
    </Float>
  )
}

function Row({ keys, children }: { readonly keys: readonly string[]; readonly children: ReactNode }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
