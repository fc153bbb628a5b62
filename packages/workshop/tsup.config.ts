import { library } from '@store/tsup'

/**
 * Builds what is published: Storybook's configuration and the stories, each a file that Storybook finds by its name. The import
 * of the registry stays: `.storybook/one-template.ts` answers it.
 */
export default library({
  entry: ['.storybook/{main.ts,preview.tsx}', '{stories,parts}/*.stories.tsx'],
  external: [/^@store\/templates/],
})
