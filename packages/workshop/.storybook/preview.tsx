import { LANGUAGES } from '@store/core'
import list from '@store/templates/list.json'
import type { Preview } from '@storybook/react-vite'
import { settingArgTypes } from '../stage/settings.ts'

const templates = [...list.templates, list.base].toSorted((a, b) => a.id - b.id)

/**
 * The toolbar chooses template, language and scheme; every story is shown in all of them. Controls set the settings of the
 * template, with the labels and hints that merchants see.
 */
const preview: Preview = {
  argTypes: await settingArgTypes(),
  globalTypes: {
    template: {
      description: 'Template',
      toolbar: {
        title: 'Template',
        icon: 'paintbrush',
        items: templates.map(({ id, name }) => ({ value: String(id), title: `${id} · ${name}` })),
      },
    },
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: LANGUAGES.map((value) => ({ value, title: value })) },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: ['light', 'dark'].map((value) => ({ value, title: value })),
      },
    },
  },
  initialGlobals: { template: String(templates[0]?.id), language: 'es', scheme: 'light' },
  parameters: {
    layout: 'fullscreen',
    // Each setting has its control already: none is generated from a story's props.
    controls: { expanded: true, sort: 'none' },
    viewport: {
      options: Object.fromEntries(
        [300, 360, 768, 1024, 1280, 1440, 1536, 1920, 2560].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
}

export default preview
