import { library } from '@store/tsup'

/**
 * Builds the published package: Storybook's configuration and the stories, each a file that Storybook finds by its name.
 * The import of the registry is kept: `.storybook/one-template.ts` resolves it.
 */
export default library({
  entry: ['.storybook/{main.ts,preview.tsx}', '{stories,parts}/*.stories.tsx'],
  external: [/^@store\/templates/],
})
