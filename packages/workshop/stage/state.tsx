import type { ScreenName } from '@store/template-kit'
import type { StoryObj } from '@storybook/react-vite'
import { storedSettings } from './settings.ts'
import { loadProps, type Props, type Scene, Stage } from './stage.tsx'
import { placeOf } from './surroundings.tsx'

type Values = Readonly<Record<string, unknown>>

/** A story: one screen in one of the kit's example states, with the choices of toolbar and controls. */
export function state(screen: ScreenName, name: string): StoryObj {
  const sceneOf = (globals: Values, args: Values): Scene => {
    const place = placeOf(globals)
    return { ...place, screen, state: name, stored: storedSettings(args, place.number) }
  }
  return {
    loaders: [async ({ globals, args }) => ({ props: await loadProps(sceneOf(globals, args)) })],
    render: (args, { globals, loaded }) => <Stage scene={sceneOf(globals, args)} props={loaded.props as Props} />,
  }
}
