import { useMatches } from '@remix-run/react'
import { MoreWords, type ScreenName, type ScreenViews } from '@store/template-kit'
import { createElement } from 'react'
import { useRoot } from '#app/page/root-data.ts'
import { screenOfRoute } from '#app/page/screens.ts'
import { moreWordsOf, needScreen } from '#app/templates/template-assets.ts'

/** A screen of the shop's template, with its view data. While its code loads, the previous page stays. */
export function Screen<Name extends ScreenName>(props: { readonly name: Name; readonly view: ScreenViews[Name] }) {
  const { template: number, view } = useRoot()
  const { language } = view.shop
  const screen = createElement(needScreen(number, language, props.name), props.view)
  const words = moreWordsOf(number, language, props.name)
  return words ? <MoreWords words={words}>{screen}</MoreWords> : screen
}

/** The current screen, for the elements around it. */
export function useCurrentScreen(): ScreenName {
  return screenOfRoute(useMatches().at(-1)?.id ?? '')
}
