import type { Language } from '@store/core'
import { type CommonSettings, namesToCss, tokensToCss } from '@store/template-kit/settings'
import { templateOf } from '@store/templates'
import { BASE_STYLES, STYLES } from '@store/templates/styles'
import { type ReactNode, useEffect } from 'react'

/** The choices of the toolbar. */
export type StageSurroundings = {
  /** The template's number. */
  readonly number: number
  readonly language: Language
  readonly scheme: 'light' | 'dark'
}

export const placeOf = (globals: Readonly<Record<string, unknown>>): StageSurroundings =>
  ({ number: Number(globals.template), language: globals.language, scheme: globals.scheme }) as StageSurroundings

/** The template's style sheet, its colours and the widths of the shop's name, and the attributes of a page's root. */
export function Surroundings(props: {
  readonly place: StageSurroundings
  readonly settings: CommonSettings
  readonly shopName: string
  readonly screen?: string
  readonly children: ReactNode
}) {
  const { place, settings, shopName, screen } = props
  const { number, language } = place
  const template = templateOf(number)
  useEffect(() => {
    const { documentElement } = document
    documentElement.lang = language
    documentElement.dataset.template = String(number)
    if (screen) documentElement.dataset.screen = screen
    else delete documentElement.dataset.screen
  }, [language, number, screen])
  return (
    <>
      <link rel="stylesheet" href={STYLES[number] ?? BASE_STYLES} />
      <style>
        {tokensToCss(template.tokens, settings.colors, settings.scheme) + namesToCss(template, settings, shopName)}
      </style>
      {props.children}
    </>
  )
}
