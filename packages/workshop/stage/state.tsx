import type { ScreenName } from '@store/template-kit'
import type { StoryObj } from '@storybook/react-vite'
import { loadProps, type Props, type Scene, Stage } from './stage.tsx'

/** A story: one screen in one of the kit's example states, in whatever the toolbar chooses. */
export function state(screen: ScreenName, name: string): StoryObj {
  const sceneOf = (globals: Readonly<Record<string, unknown>>) =>
    ({
      number: Number(globals.template),
      language: globals.language,
      scheme: globals.scheme,
      screen,
      state: name,
    }) as Scene
  return {
    loaders: [async ({ globals }) => ({ props: await loadProps(sceneOf(globals)) })],
    render: (_args, { globals, loaded }) => <Stage scene={sceneOf(globals)} props={loaded.props as Props} />,
  }
}
