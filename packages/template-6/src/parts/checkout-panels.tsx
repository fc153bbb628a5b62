import { TickIcon } from '@store/template-kit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../words.ts'

export type Panels = {
  readonly isOpen: (index: number) => boolean
  readonly setOpen: (index: number, open: boolean) => void
  /** React has started: the buttons to the next panel work. */
  readonly isAlive: boolean
}

/**
 * Which panels are open: the first, or every one that has an error. Without JavaScript the style sheet shows all of
 * them.
 */
export function usePanels(wrong: readonly boolean[]): Panels {
  const anyWrong = wrong.includes(true)
  const [open, setAll] = useState<readonly boolean[]>(() => wrong.map((each, index) => (anyWrong ? each : index === 0)))
  const [isAlive, setAlive] = useState(false)
  const wrongText = wrong.join()
  useEffect(() => setAlive(true), [])
  useEffect(() => {
    const now = wrongText.split(',').map((each) => each === 'true')
    setAll((before) => before.map((each, index) => each || (now[index] ?? false)))
  }, [wrongText])
  return {
    isOpen: (index) => open[index] ?? false,
    setOpen: (index, next) => setAll((before) => before.map((each, at) => (at === index ? next : each))),
    isAlive,
  }
}

/**
 * A numbered panel. Closed, it shows the answers given in it. Its button checks the fields and opens the next panel.
 */
export function Panel(props: {
  readonly panels: Panels
  readonly index: number
  readonly title: string
  /** Names of the fields whose answers the closed panel shows. */
  readonly summary: readonly string[]
  readonly children: ReactNode
}) {
  const t = useWords()
  const { panels, index, title } = props
  const panel = useRef<HTMLDetailsElement>(null)
  const [answers, setAnswers] = useState('')
  const open = panels.isOpen(index)

  const read = () => {
    const form = panel.current?.closest('form')
    if (form) setAnswers(answersIn(form, props.summary))
  }
  const openNext = () => {
    const controls = panel.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? []
    for (const control of controls) if (!control.checkValidity()) return void control.reportValidity()
    read()
    panels.setOpen(index, false)
    panels.setOpen(index + 1, true)
    const next = panel.current?.nextElementSibling?.querySelector('summary')
    requestAnimationFrame(() => (next ?? panel.current?.querySelector('summary'))?.focus())
  }
  return (
    <details
      ref={panel}
      className="step checkout-group"
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === open) return
        read()
        panels.setOpen(index, currentTarget.open)
      }}
    >
      <summary>
        <span className="step-number">{!open && answers ? <TickIcon /> : index + 1}</span>
        <h2>{title}</h2>
        {!open && answers && <span className="step-said">{answers}</span>}
        {!open && answers && <span className="link">{t('volt.edit')}</span>}
      </summary>
      <div className="fields">
        {props.children}
        {index < 2 && (
          <p className="step-next" data-waits={panels.isAlive ? undefined : ''}>
            <button type="button" className="button" data-tone="quiet" onClick={openNext}>
              {t('volt.next')}
            </button>
          </p>
        )}
      </div>
    </details>
  )
}

/** The answers in these fields, as text: of a radio button its label, not its value. */
function answersIn(form: HTMLFormElement, names: readonly string[]): string {
  return names
    .map((name) => {
      const chosen = form.querySelector<HTMLInputElement>(`input[type=radio][name="${name}"]:checked`)
      if (chosen) return chosen.closest('label')?.querySelector('strong, span')?.textContent ?? ''
      const control = form.elements.namedItem(name)
      return control && 'value' in control ? control.value : ''
    })
    .filter(Boolean)
    .join(' · ')
}
